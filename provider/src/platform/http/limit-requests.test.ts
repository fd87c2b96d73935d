import Fastify from 'fastify';
import { limitRequests } from './limit-requests.ts';
import { problems } from './problems.ts';

it('answers the requests of a network above its limit with 429, but never the requests of this machine', async () => {
  const app = Fastify();
  await app.register(problems);
  await app.register(limitRequests, { perSecond: 1 });
  app.get('/', async () => 'here');
  const send = async (remoteAddress: string) => {
    const responses = [];
    for (let count = 0; count < 40; count += 1) responses.push(await app.inject({ url: '/', remoteAddress }));
    return responses;
  };

  const strangerResponses = await send('203.0.113.7');
  const ownResponses = await send('127.0.0.1');
  await app.close();

  const rejection = strangerResponses.find(({ statusCode }) => statusCode !== 200);
  expect(strangerResponses.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect([rejection?.statusCode, rejection?.headers['retry-after']]).toEqual([429, '2']);
  expect(ownResponses.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
});
