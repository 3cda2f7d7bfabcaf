#!lua flags=allow-oom
-- Find parcels that were due before a moment, oldest first, and put each off, so that no two callers get the same.
-- A parcel that somebody deleted by hand is forgotten here.
-- KEYS: due, arrived
-- ARGV: due before in ms, due again at in ms, limit, prefix of the entries' keys
-- Answers triples of reference, bulk and traceparent, flattened.
local found = {}
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], '-inf', '(' .. ARGV[1], 'BYSCORE', 'LIMIT', 0, ARGV[3])) do
  local entry = redis.call('HMGET', ARGV[4] .. member, 'reference', 'bulk', 'traceparent')
  if entry[1] then
    redis.call('ZADD', KEYS[1], 'XX', ARGV[2], member)
    found[#found + 1] = entry[1]
    found[#found + 1] = entry[2]
    found[#found + 1] = entry[3] or ''
  else
    redis.call('ZREM', KEYS[1], member)
    redis.call('ZREM', KEYS[2], member)
  end
end
return found
