import fastify from 'fastify';
import { encodingFor } from './page-sender.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['x-br, gzipped', 'identity'],
  ['', 'identity'],
])('answers a client that accepts "%s" in %s', async (accepted, encoding) => {
  const app = fastify();
  app.get('/', async (request) => encodingFor(request));

  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });

  expect(answer.body).toBe(encoding);
});
