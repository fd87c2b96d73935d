import { parseArgs } from 'node:util';
import { isIncomplete } from '@emberclutch/edge/testing/raw-request-arbitrary.ts';
import type { RawRequest } from '@emberclutch/edge/testing/raw-request-arbitrary.ts';
import { sendRawRequest } from '@emberclutch/edge/testing/send-raw-request.ts';
import { createTemporarySite } from '@emberclutch/edge/testing/small-site.ts';
import { limitRun } from '../load/limit-run.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { reconcile } from '../load/reconcile.ts';
import { seedClients } from '../load/seed-clients.ts';
import { startEdge, startProvider } from '../load/start-server.ts';
import { sampleRequests } from './sample-requests.ts';

/**
 * Sends requests derived from a seed to an edge in front of a provider on PostgreSQL, each in its own process. Half of the requests are raw
 * bytes to every kind of path; the others are API calls, mostly with an error. Each complete request must get a complete response without a
 * 5xx. A connection with an incomplete request must be closed soon after the minute that a request may take. Ends with `reconcile`, which
 * must find no difference. node fuzz/fuzz.ts [--requests 20000] [--seed 1]
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.requests), Number(values.seed)];
const clients = 2_000;
const connections = 20;
/** A connection that stays open longer counts as a fault, because even a busy machine responds within seconds. */
const deadlineMs = 60_000;
/** Node checks for late requests every 30 s, and allows each request 60 s. */
const incompleteDeadlineMs = 130_000;
const operatorToken = 'token-of-the-operator-of-the-fuzz';
const publisherToken = 'token-of-a-publisher-of-the-fuzz';
limitRun(60);

await using postgres = await openBenchPostgres({ max_connections: 60 });
const databaseUrl = await postgres.createDatabase('fuzz', (empty) => seedClients(empty, clients));
const { root, folder, publish, remove } = await createTemporarySite();
await publish(
  [{ app: 'host' }, { app: 'remote-hatchery', pages: [{ path: '/details/:id', title: 'Details' }] }],
  { firstSettings: { PUBLIC_URL: 'http://localhost' } },
);
const settings = {
  DATA_DIR: root,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  OPERATOR_TOKEN: operatorToken,
};
const provider = await startProvider({ ...settings, DATABASE_URL: databaseUrl });
const edge = await startEdge({
  ...settings,
  SITE_DIR: folder.root,
  PROVIDER_URL: provider.url,
  OVERRIDE_ORIGINS: 'http://localhost:3101',
  RELEASE_TOKENS: `team:*:${publisherToken}`,
});

const document: unknown = await (await fetch(`${provider.url}/v1/openapi.json`)).json();
const requests = sampleRequests(document, { count, seed, clients, tokens: [operatorToken, publisherToken] });
const incompleteRequests = requests.filter(isIncomplete);
const countsByStatus: Record<number, number> = {};
const faults: string[] = [];
const startedAt = performance.now();
const pendingResponses = incompleteRequests
  .slice(0, 30)
  .map((request) => send(request, { deadline: incompleteDeadlineMs, shouldStayOpen: true }));
/** The connections share one iterator. */
const remainingRequests = requests.values();
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (const request of remainingRequests) {
      const status = await send(request, { deadline: deadlineMs });
      countsByStatus[status] = (countsByStatus[status] ?? 0) + 1;
    }
  }),
);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
await Promise.all(pendingResponses);
for (const { url } of [edge, provider]) {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) faults.push(`${url} is not ready: ${status}`);
}
await edge.stop();
await provider.stop();
await remove();

console.log(
  `${count} requests with seed ${seed} in ${seconds} s, ${incompleteRequests.length} of them incomplete`,
);
console.log('responses by status (0: closed)', countsByStatus);
console.log(`${faults.length} faults`);
for (const fault of faults.slice(0, 10)) console.log(fault);
const isReconciled = await reconcile(databaseUrl);
process.exitCode = faults.length === 0 && isReconciled ? 0 : 1;

async function send(request: RawRequest, options: { deadline: number; shouldStayOpen?: boolean }) {
  const { status, fault } = await sendRawRequest(edge.url, request, options);
  if (fault !== null) faults.push(`${fault}\n    ${JSON.stringify(request).slice(0, 600)}`);
  return status;
}
