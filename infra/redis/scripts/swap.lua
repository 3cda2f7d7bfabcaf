-- Write a value if it still is what the caller read.
-- KEYS: key
-- ARGV: value read ('' when there was none), value to write, seconds to keep it
-- Answers 1 if it was written, else 0.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 0
end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
return 1
