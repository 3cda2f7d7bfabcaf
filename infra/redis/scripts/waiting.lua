#!lua flags=allow-oom
-- Find parcels that were due before a moment, oldest first, and put each off, so that no two callers get the same.
-- KEYS: due
-- ARGV: due before in ms, due again at in ms, limit, prefix of the entries' keys
-- Answers pairs of reference and bulk, flattened.
local found = {}
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], '-inf', '(' .. ARGV[1], 'BYSCORE', 'LIMIT', 0, ARGV[3])) do
  redis.call('ZADD', KEYS[1], 'XX', ARGV[2], member)
  local entry = redis.call('HMGET', ARGV[4] .. member, 'reference', 'bulk')
  found[#found + 1] = entry[1]
  found[#found + 1] = entry[2]
end
return found
