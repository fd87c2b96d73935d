import fastify from 'fastify';
import { sendRawRequest } from '../testing/send-raw-request.ts';
import { refuseUnroutable } from './refuse-unroutable.ts';

it.each([
  [200, ['host: emberclutch.example']],
  [200, ['host: emberclutch.example:443']],
  [200, ['host: [2001:db8::1]:3000']],
  [400, []],
  [400, ['host: emberclutch.example', 'Host: other.example']],
  [400, ['host: emberclutch.example@other.example']],
  [400, ['host: emberclutch.example/hatchery']],
  [400, ['host: ']],
  [417, ['host: emberclutch.example', 'expect: miracles']],
])('the edge answers %i to %j', async (status, headers) => {
  const app = fastify({ http: { requireHostHeader: false } });
  await app.register(refuseUnroutable);
  app.get('/', async () => 'page');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const request = { method: 'GET', target: '/', headers: [...headers, 'connection: close'], body: '' };
  const response = await sendRawRequest(url, request);

  expect(response.status).toBe(status);
  await app.close();
});
