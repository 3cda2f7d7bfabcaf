#!lua flags=allow-oom
-- Remove a parcel unless other content has replaced it meanwhile. Allowed when memory is full: it frees some.
-- KEYS: entry, arrived, due, bytes, the workspace's own arrivals, ring of workspaces
-- ARGV: member, content hash, workspace
-- Answers 1 if it was removed, else 0.
local held = redis.call('HMGET', KEYS[1], 'content_hash', 'size')
if held[1] ~= ARGV[2] then
  return 0
end
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
if redis.call('ZCARD', KEYS[5]) == 0 then
  redis.call('ZREM', KEYS[6], ARGV[3])
end
redis.call('DECRBY', KEYS[4], held[2])
return 1
