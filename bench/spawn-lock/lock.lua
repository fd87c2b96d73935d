-- For wrk: each request locks one egg for the next client. FROM is the number of the first client, BODY the body.
local client = tonumber(os.getenv('FROM'))
local body = os.getenv('BODY')
local format = table.concat({
  'POST /v1/eggs/spawn/lock HTTP/1.1',
  'host: localhost',
  'authorization: Bearer bench-player-%010d',
  'idempotency-key: intent-%d',
  'x-forwarded-for: 10.%d.%d.%d',
  'content-type: application/json',
  'content-length: ' .. #body,
  '',
  (body:gsub('%%', '%%%%')),
}, '\r\n')

function request()
  client = client + 1
  local n = client - 1
  return string.format(format, n, n, math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
end

-- Prints one line: microseconds, answers other than 2xx and 3xx (refused), and requests without an answer.
function done(summary, latency)
  local errors = summary.errors
  local unanswered = errors.connect + errors.read + errors.write
  io.write(string.format('result: %d answers in %d us, %d refused, %d unanswered, p50 %d us, p99 %d us\n',
    summary.requests, summary.duration, errors.status, unanswered, latency:percentile(50), latency:percentile(99)))
end
