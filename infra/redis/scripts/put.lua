-- Store a parcel, once, within the budget and its workspace's share.
-- KEYS: entry, arrived, due, bytes, the workspace's own arrivals, ring of workspaces, turns taken
-- ARGV: member, content hash, parcel, body, receipt, reference, bulk (0|1), size, budget, now in ms, replace (0|1),
--       traceparent, workspace, parcels that a workspace may have waiting (0: any)
-- Answers {'put'}, {'same', receipt}, {'other'}, {'full', bytes held} or {'crowded', parcels held}.
local held = redis.call('HMGET', KEYS[1], 'content_hash', 'receipt', 'size')
if held[1] == ARGV[2] then
  return {'same', held[2]}
end
if held[1] and ARGV[11] ~= '1' then
  return {'other'}
end
local bytes = tonumber(redis.call('GET', KEYS[4]) or '0') - tonumber(held[3] or '0')
if bytes + tonumber(ARGV[8]) > tonumber(ARGV[9]) then
  return {'full', bytes}
end
local share = tonumber(ARGV[14])
if not held[1] and share > 0 and redis.call('ZCARD', KEYS[5]) >= share then
  return {'crowded', redis.call('ZCARD', KEYS[5])}
end
redis.call('HSET', KEYS[1], 'content_hash', ARGV[2], 'parcel', ARGV[3], 'body', ARGV[4],
  'receipt', ARGV[5], 'reference', ARGV[6], 'bulk', ARGV[7], 'size', ARGV[8], 'traceparent', ARGV[12])
redis.call('ZADD', KEYS[2], ARGV[10], ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[10], ARGV[1])
redis.call('ZADD', KEYS[5], ARGV[10], ARGV[1])
-- A workspace that comes anew stands behind those that wait: each of them is served once before it.
redis.call('ZADD', KEYS[6], 'NX', redis.call('INCR', KEYS[7]), ARGV[13])
redis.call('SET', KEYS[4], bytes + tonumber(ARGV[8]))
return {'put'}
