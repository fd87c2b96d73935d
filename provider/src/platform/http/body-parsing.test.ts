import Fastify from 'fastify';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { bodyParsing } from './body-parsing.ts';
import { problems } from './problems.ts';

async function openEchoServer() {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  await app.register(bodyParsing);
  await app.register(problems);
  const arrival = new Promise<void>((resolve) => {
    app.addHook('onRequest', async () => resolve());
  });
  const responseStatus = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
  });
  app.post('/v1/echo', (request) => ({ body: request.body ?? null }));
  return { app, lines, arrival, responseStatus };
}

it.each([
  ['text/plain;charset=UTF-8', '', 200],
  ['application/x-www-form-urlencoded', '', 200],
  ['application/json', '', 200],
  ['text/plain;charset=UTF-8', '{}', 415],
])('answers a body of type %s with the text "%s" with %d', async (type, payload, status) => {
  const { app } = await openEchoServer();

  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/v1/echo',
    payload,
    headers: { 'content-type': type },
  });

  expect(statusCode).toBe(status);
  await app.close();
});

it('answers 413 to a body that is too large, even if the client sends all of it first', async () => {
  const { app, lines } = await openEchoServer();
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Cast: a server that listens on a port has an address of this type.
  const { port } = app.server.address() as AddressInfo;
  const megabyte = Buffer.alloc(1024 * 1024, ' ');

  for (const headers of [{ 'content-length': 10 * megabyte.length }, { 'transfer-encoding': 'chunked' }]) {
    const agent = new Agent({ keepAlive: true });
    const client = request({ port, path: '/v1/echo', method: 'POST', agent, headers });
    client.setHeader('content-type', 'application/json');
    const pendingResponse = once(client, 'response');
    for (let index = 0; index < 10; index += 1)
      await new Promise<void>((resolve, reject) => {
        client.once('error', reject);
        client.write(megabyte, (error) => (error ? reject(error) : resolve()));
      });
    client.end();
    const [response] = await pendingResponse;

    expect(response.statusCode).toBe(413);
    agent.destroy();
  }
  expect(lines).toEqual([]);
  await app.close();
});

it('does not report a client that disconnects while sending a body as a failure of the provider', async () => {
  const { app, lines, arrival, responseStatus } = await openEchoServer();
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Cast: a server that listens on a port has an address of this type.
  const { port } = app.server.address() as AddressInfo;

  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  client.write(
    'POST /v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a',
  );
  await arrival;
  client.destroy();

  expect(await responseStatus).toBe(400);
  expect(lines).toEqual([]);
  await app.close();
});
