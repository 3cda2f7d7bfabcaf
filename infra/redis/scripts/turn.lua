#!lua flags=allow-oom
-- Say whose turn it is: the workspace served longest ago, and of it the oldest parcel that nobody was given lately.
-- A parcel that somebody deleted by hand is forgotten here, and so is a workspace that has none.
-- KEYS: ring of workspaces, turns taken
-- ARGV: now in ms, given again at in ms, prefix of the entries' keys, prefix of the workspaces' own arrivals
-- Answers the reference, or nil when nothing waits.
for _, workspace in ipairs(redis.call('ZRANGE', KEYS[1], 0, 99)) do
  local own = ARGV[4] .. workspace
  while true do
    local member = redis.call('ZRANGE', own, '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, 1)[1]
    if not member then
      break
    end
    local reference = redis.call('HGET', ARGV[3] .. member, 'reference')
    if reference then
      redis.call('ZADD', own, 'XX', ARGV[2], member)
      redis.call('ZADD', KEYS[1], 'XX', redis.call('INCR', KEYS[2]), workspace)
      return reference
    end
    redis.call('ZREM', own, member)
  end
  if redis.call('ZCARD', own) == 0 then
    redis.call('ZREM', KEYS[1], workspace)
  end
end
return nil
