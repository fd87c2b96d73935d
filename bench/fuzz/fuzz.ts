import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import { isCutShort } from '@emberclutch/edge/testing/raw-request-arbitrary.ts';
import type { RawRequest } from '@emberclutch/edge/testing/raw-request-arbitrary.ts';
import { sendRawRequest } from '@emberclutch/edge/testing/send-raw-request.ts';
import { writeSmallBuild } from '@emberclutch/edge/testing/small-build.ts';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { reconcile } from '../load/reconcile.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startEdge, startProvider } from '../load/start-server.ts';
import { sampleRequests } from './sample-requests.ts';

/**
 * Sends requests derived from a seed to an edge in front of a provider on PostgreSQL, each in its own process. Half of the requests are raw
 * bytes to every kind of path; the others are API calls, mostly with an error. Each complete request must be answered completely and
 * without a 5xx. A connection with an incomplete request must be closed soon after the minute that a request may take. Ends with
 * `reconcile`, which must find no difference. node fuzz/fuzz.ts [--requests 20000] [--seed 1]
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});

const [count, seed] = [Number(values.requests), Number(values.seed)];

const clients = 2_000;

/** A connection that stays open longer counts as a fault, because even a busy machine answers a request within seconds. */
const deadlineMs = 60_000;

/** Node checks for late requests every 30 s, and allows each request 60 s. */
const patientDeadlineMs = 130_000;

process.once('SIGINT', () => process.exit(130));

setTimeout(() => process.exit(1), 3_600_000).unref();

const postgres = await openBenchPostgres({ max_connections: 60 }, findPostgres());

const databaseUrl = await postgres.createDatabase('fuzz', (empty) => seedClients(empty, clients));

const operatorToken = 'token-of-the-operator-of-the-fuzz';

const publisherToken = 'token-of-a-publisher-of-the-fuzz';

interface FuzzSite {
  edgeUrl: string;
  providerUrl: string;
  close(): Promise<void>;
}

/** Starts an edge with a small site in front of a provider, each in its own process. Both trust the addresses that the requests claim. */
async function openFuzzSite(settings: Record<string, string>): Promise<FuzzSite> {
  const root = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const folder = createSiteFolder(join(root, 'site'));
  const pages = [{ path: '/details/:id', title: 'Details' }];
  await publish(folder, {
    dists: [
      await writeSmallBuild(root, { app: 'host' }),
      await writeSmallBuild(root, { app: 'remote-hatchery', pages }),
    ],
    firstSettings: { PUBLIC_URL: 'http://localhost' },
    publisher: { by: 'fuzz', commit: 'none' },
  });
  const common = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1', OPERATOR_TOKEN: operatorToken };
  const provider = await startProvider({ ...common, ...settings, DATA_DIR: root });
  const providerUrl = `http://127.0.0.1:${provider.port}`;
  const edge = await startEdge({
    ...common,
    DATA_DIR: root,
    SITE_DIR: folder.root,
    PROVIDER_URL: providerUrl,
    OVERRIDE_ORIGINS: 'http://localhost:3101',
    RELEASE_TOKENS: `team:*:${publisherToken}`,
  });
  return {
    edgeUrl: `http://127.0.0.1:${edge.port}`,
    providerUrl,
    async close() {
      await edge.stop();
      await provider.stop();
      await rm(root, { recursive: true });
    },
  };
}

const site = await openFuzzSite({ DATABASE_URL: databaseUrl });

const document: unknown = await (await fetch(`${site.providerUrl}/v1/openapi.json`)).json();

const requests = sampleRequests(document, { count, seed, clients, tokens: [operatorToken, publisherToken] });

const countsByStatus = new Map<number, number>();

const faults: string[] = [];

const startedAt = performance.now();

const incompleteRequests = requests.filter(isCutShort);

const patientResponses = incompleteRequests
  .slice(0, 30)
  .map((request) => send(request, { deadline: patientDeadlineMs, isPatient: true }));

let next = 0;

await Promise.all(
  Array.from({ length: 20 }, async () => {
    while (next < requests.length) {
      const request = requests[next++];
      if (request) countStatus(await send(request, { deadline: deadlineMs }));
    }
  }),
);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);

await Promise.all(patientResponses);

const statuses = [...countsByStatus].toSorted(([one], [other]) => one - other);

console.log(
  `${count} requests with seed ${seed} in ${seconds} s, ${incompleteRequests.length} of them incomplete`,
);

console.log(statuses.map(([status, times]) => `${status || 'closed'}: ${times}`).join(', '));

for (const url of [site.edgeUrl, site.providerUrl]) {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) faults.push(`${url} is not ready: ${status}`);
}

console.log(`${faults.length} faults`);

for (const fault of faults.slice(0, 10)) console.log(fault);

await site.close();

const isReconciled = await reconcile(databaseUrl);

await postgres.close();

process.exitCode = faults.length === 0 && isReconciled ? 0 : 1;

function countStatus(status: number) {
  countsByStatus.set(status, (countsByStatus.get(status) ?? 0) + 1);
}

async function send(request: RawRequest, options: { deadline: number; isPatient?: boolean }) {
  const { status, fault } = await sendRawRequest(site.edgeUrl, request, options);
  if (fault !== null) faults.push(`${fault}\n    ${JSON.stringify(request).slice(0, 600)}`);
  return status;
}
