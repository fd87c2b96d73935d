import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openEdge } from './open-edge.ts';
import type { Edge } from './open-edge.ts';
import { publish } from './testing/publish.ts';
import { openSiteFolder } from './publishing/open-site-folder.ts';
import { readEdgeSettings } from './settings.ts';
import { createRawRequestArbitrary } from './testing/raw-request-arbitrary.ts';
import { sendRawRequest } from './testing/send-raw-request.ts';
import { writeSmallBuild } from './testing/small-build.ts';
import { smallSettings, testPublisher } from './testing/small-site.ts';

const requestCount = Number(process.env.FUZZ_RUNS ?? 600);
/** Constant, so that every run of the tests sends the same requests. */
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
    await writeSmallBuild(root, { app: 'host' }),
    await writeSmallBuild(root, {
      app: 'remote-hatchery',
      pages: [{ path: '/details/:id', title: 'Details' }],
    }),
  ];
  const folder = await openSiteFolder(settings);
  await publish(folder, { dists, firstSettings: smallSettings, publisher: testPublisher });
  edge = await openEdge(settings, environment);
});

afterAll(async () => {
  await edge.close();
  await provider.close();
  await rm(root, { recursive: true });
});

it(`the edge answers every complete request completely and without a 5xx while its provider answers (seed ${seed})`, async () => {
  const requests = fc.sample(createRawRequestArbitrary([operatorToken, publisherToken]), {
    numRuns: requestCount,
    seed,
  });
  const countsByStatus = new Map<number, number>();
  const faults: string[] = [];

  for (let start = 0; start < requestCount; start += 20) {
    const sentRequests = requests.slice(start, start + 20).map(async (request) => {
      const { status, fault } = await sendRawRequest(edge.url, request);
      countsByStatus.set(status, (countsByStatus.get(status) ?? 0) + 1);
      if (fault !== null) faults.push(`${fault}\n${JSON.stringify(request).slice(0, 600)}`);
    });
    await Promise.all(sentRequests);
  }

  expect(faults.slice(0, 8)).toEqual([]);
  // The requests must get past the parser and reach every kind of response.
  for (const status of [200, 400, 401, 404, 405, 415, 417])
    expect([status, countsByStatus.get(status)]).not.toEqual([status, undefined]);
  expect((await fetch(`${edge.url}/readyz`)).status).toBe(200);
});
