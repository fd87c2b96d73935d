import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openEdge } from './open-edge.ts';
import type { Edge } from './open-edge.ts';
import { publish } from './publishing/publish.ts';
import { openSiteFolder } from './publishing/open-site-folder.ts';
import { readEdgeSettings } from './settings.ts';
import { anyRawRequest } from './testing/raw-request-arbitrary.ts';
import type { RawRequest } from './testing/raw-request-arbitrary.ts';
import { smallBuild } from './testing/small-build.ts';
import { smallSettings, testPublisher } from './testing/small-site.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 600);
/** The same in every run of the suite. */
const seed = Number(process.env.FUZZ_SEED ?? 27);

const operatorToken = 'token-of-the-operator-of-the-fuzz';
const publisherToken = 'token-of-a-publisher-of-the-fuzz';

let root: string;
let provider: FastifyInstance;
let edge: Edge;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edge-fuzz-'));
  provider = fastify();
  provider.all('/v1/*', async ({ url }, reply) => reply.status(url.length % 2 ? 200 : 404).send({ url }));
  const environment = {
    ...smallSettings,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: root,
    LOG_LEVEL: 'silent',
    PROVIDER_URL: await provider.listen({ host: '127.0.0.1', port: 0 }),
    OVERRIDE_ORIGINS: 'http://localhost:3101',
    OPERATOR_TOKEN: operatorToken,
    RELEASE_TOKENS: `team:*:${publisherToken}`,
  };
  const settings = readEdgeSettings(environment);
  const dists = [
    await smallBuild(root, { app: 'host' }),
    await smallBuild(root, {
      app: 'remote-hatchery',
      pages: [{ path: '/details/:id', title: 'Details' }],
    }),
  ];
  const folder = await openSiteFolder(settings);
  await publish(folder, { dists, firstSettings: smallSettings, publisher: testPublisher });
  edge = await openEdge(settings, environment);
}, 60_000);

afterAll(async () => {
  await edge.close();
  await provider.close();
  await rm(root, { recursive: true });
}, 60_000);

it(
  `answers no request with a 5xx while its provider answers (seed ${seed})`,
  async () => {
    const requests = fc.sample(anyRawRequest([operatorToken, publisherToken]), { numRuns: runs, seed });
    const seen = new Map<number, number>();
    const faults: string[] = [];

    for (let start = 0; start < runs; start += 20) {
      const sent = requests.slice(start, start + 20).map(async (request) => {
        const { status, text } = await send(request);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const fault = faultOf(status, text);
        if (fault !== null) faults.push(`${fault}\n${JSON.stringify(request).slice(0, 600)}`);
      });
      await Promise.all(sent);
    }

    expect(faults.slice(0, 8)).toEqual([]);
    // How many are answered depends on timing: the edge may drop what it has not answered when this side ends.
    expect(seen.get(400)).toBeGreaterThan(0);
    expect((await fetch(`${edge.url}/readyz`)).status).toBe(200);
  },
  Math.max(120_000, runs * 24),
);

/** Writes a request as it is, ends the connection on this side, and reads until the edge ends it. Status 0: no answer. */
async function send({ method, target, headers, body }: RawRequest) {
  const { hostname, port } = new URL(edge.url);
  const head = [`${method} ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');
  const { promise, resolve } = Promise.withResolvers<void>();
  let received = '';
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.setEncoding('latin1').on('data', (part) => (received += part.toString()));
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.on('close', () => resolve());
  socket.write(Buffer.from(head + body, 'latin1'));
  socket.end();
  await promise;
  const text = received.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '');
  return { status: Number(/^HTTP\/1.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}

function faultOf(status: number, text: string): string | null {
  if (status >= 500) return `answered ${text.slice(0, 900)}`;
  return /\n\s+at |node_modules|\.ts:\d/.test(text) ? `shows a stack trace: ${text.slice(0, 900)}` : null;
}
