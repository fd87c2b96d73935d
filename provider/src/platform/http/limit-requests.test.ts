import Fastify from 'fastify';
import { limitRequests } from './limit-requests.ts';
import { problems } from './problems.ts';

it('answers the requests of a network above its limit with 429, but never the requests of this machine', async () => {
  const app = Fastify();
  await app.register(problems);
  await app.register(limitRequests, { perSecond: 1 });
  app.get('/', async () => 'here');
  const send = async (remoteAddress: string) => {
    const answers = [];
    for (let count = 0; count < 40; count += 1) answers.push(await app.inject({ url: '/', remoteAddress }));
    return answers;
  };

  const strangerAnswers = await send('203.0.113.7');
  const ownAnswers = await send('127.0.0.1');
  await app.close();

  const rejection = strangerAnswers.find(({ statusCode }) => statusCode !== 200);
  expect(strangerAnswers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect([rejection?.statusCode, rejection?.headers['retry-after']]).toEqual([429, '2']);
  expect(ownAnswers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
});
