#!lua flags=allow-oom
-- Give the parcel whose turn it is: of the workspace served longest ago the oldest that nobody was given lately.
-- Where there is none, the caller's own. A parcel that somebody deleted by hand is forgotten here, and so is a workspace
-- that has none.
-- KEYS: ring of workspaces, turns taken, the caller's own entry
-- ARGV: now in ms, given again at in ms, prefix of the entries' keys, prefix of the workspaces' own arrivals
-- Answers {parcel, body, traceparent}; all nil when there is nothing.
for _, workspace in ipairs(redis.call('ZRANGE', KEYS[1], 0, 99)) do
  local own = ARGV[4] .. workspace
  while true do
    local member = redis.call('ZRANGE', own, '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, 1)[1]
    if not member then
      break
    end
    local entry = redis.call('HMGET', ARGV[3] .. member, 'parcel', 'body', 'traceparent')
    if entry[1] then
      redis.call('ZADD', own, 'XX', ARGV[2], member)
      redis.call('ZADD', KEYS[1], 'XX', redis.call('INCR', KEYS[2]), workspace)
      return entry
    end
    redis.call('ZREM', own, member)
  end
  if redis.call('ZCARD', own) == 0 then
    redis.call('ZREM', KEYS[1], workspace)
  end
end
return redis.call('HMGET', KEYS[3], 'parcel', 'body', 'traceparent')
