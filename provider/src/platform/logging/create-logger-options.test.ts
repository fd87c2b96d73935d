import Fastify from 'fastify';
import { createLoggerOptions } from './create-logger-options.ts';

async function logRequest(url: string, remoteAddress: string): Promise<string> {
  let log = '';
  const options = createLoggerOptions({ logLevel: 'info' }, '/checkout/');
  const app = Fastify({ logger: { ...options, stream: { write: (line: string) => (log += line) } } });
  app.get('/*', async () => ({}));
  await app.inject({ url, remoteAddress });
  return log;
}

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
])('the log names the network of %s, not the address', async (address, network) => {
  const log = await logRequest('/', address);

  expect(JSON.parse(log.split('\n')[0] ?? '').req).toMatchObject({ method: 'GET', url: '/', network });
  expect(log).not.toContain(address);
  expect(log).not.toMatch(/remote(Address|Port)/);
});

it.each([
  ['/checkout/12-secret?x=1', '/checkout/[Redacted]?x=1'],
  ['/verify?email=a@example.com&token=secret&step=2', '/verify?email=[Redacted]&token=[Redacted]&step=2'],
])('the log omits the secrets in %s', async (url, loggedUrl) => {
  const log = await logRequest(url, '127.0.0.1');

  expect(JSON.parse(log.split('\n')[0] ?? '').req.url).toBe(loggedUrl);
  expect(log).not.toContain('secret');
});
