-- For wrk: each request locks one egg for the next player. FROM is the first of them, BODY what they send.
local player = tonumber(os.getenv('FROM'))
local body = os.getenv('BODY')
local format = table.concat({
  'POST /v1/eggs/spawn/lock HTTP/1.1',
  'host: localhost',
  'authorization: Bearer bench-player-%010d',
  'idempotency-key: intent-%d',
  'content-type: application/json',
  'content-length: ' .. #body,
  '',
  (body:gsub('%%', '%%%%')),
}, '\r\n')

function request()
  player = player + 1
  return string.format(format, player - 1, player - 1)
end

-- One line that is easily read: microseconds, and requests that were not answered with 2xx or 3xx, or not at all.
function done(summary, latency)
  local errors = summary.errors
  local unanswered = errors.connect + errors.read + errors.write
  io.write(string.format('result: %d answers in %d us, %d refused, %d unanswered, p50 %d us, p99 %d us\n',
    summary.requests, summary.duration, errors.status, unanswered, latency:percentile(50), latency:percentile(99)))
end
