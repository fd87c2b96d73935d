import { problemCodes } from '@emberclutch/contract/problem/problem.ts';
import * as fc from 'fast-check';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { checkReconciliation } from './testing/check-reconciliation.ts';
import { digestAccount, digestWorld } from './testing/digest.ts';
import type { Digest } from './testing/digest.ts';
import { createVictim } from './testing/create-victim.ts';
import { openForAll } from './testing/open-for-tests.ts';
import type { TestProvider } from './testing/open-test-provider.ts';
import { openTestSpawn } from './testing/open-test-spawn.ts';
import type { FuzzRequest } from './testing/request-arbitrary.ts';
import { createRequestArbitrary } from './testing/request-arbitrary.ts';
import { signUp } from './testing/sign-in.ts';

/** Number of requests. `pnpm --dir bench fuzz` sends more, to processes of provider and edge. */
const requestCount = Number(process.env.FUZZ_RUNS ?? 1_000);
/** Number of requests that are sent one by one, with a digest of the database before and after each. */
const watchedCount = 150;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

const max = 1_000_000;
const limits = {
  perEmail: max,
  perEmailAndDay: max,
  perAddress: max,
  wrongPerEmail: max,
  bareCodesPerNetwork: max,
};
const provider = openForAll(async () => {
  const testSpawn = await openTestSpawn(
    {},
    {
      code: { lifetime: 600, tries: 5, window: 600, ...limits },
      attempts: { window: 600, perAddress: max },
    },
  );
  return { ...testSpawn, victim: await createVictim(testSpawn) };
});

it(`answers invalid requests with a 4xx problem and never changes another account (seed ${seed})`, async () => {
  const { victim } = provider;
  const document = OpenApiDocument.parse((await provider.get('/v1/openapi.json')).json());
  const requests = fc.sample(createRequestArbitrary(document, victim.identifiers), {
    numRuns: requestCount,
    seed,
  });
  const digestBefore = await digestAccount(provider.db, victim.accountId);
  // The account has a row in every table, except the table of the payment service's sessions.
  expect(Object.keys(digestBefore).filter((table) => digestBefore[table] === '0 0')).toEqual([
    'payment_sessions',
  ]);
  const countsByStatus = new Map<number, number>();
  const faults: string[] = [];
  const recordResponse = ({ request, status, fault }: SentRequest) => {
    if (fault !== null) faults.push(`${fault.slice(0, 300)}\n${shorten(request)}`);
    countsByStatus.set(status, (countsByStatus.get(status) ?? 0) + 1);
  };

  for (let start = 0; start < requestCount; start += 50) {
    // A new session for each batch, because some calls sign out.
    const { headers } = await signUp(provider, `fuzz${start % 500}@example.com`);
    worldBefore = null;
    const batch = requests.slice(start, start + 50);
    if (start < watchedCount)
      for (const request of batch) recordResponse(await sendWatched(request, headers));
    else
      for (const sentRequest of await Promise.all(batch.map((request) => send(request, headers))))
        recordResponse(sentRequest);
  }

  expect(faults.slice(0, 8)).toEqual([]);
  // The requests cause all kinds of responses, not only validation problems.
  for (const status of [200, 204, 400, 401, 403, 404, 413])
    expect([status, countsByStatus.get(status)]).not.toEqual([status, undefined]);
  expect(await digestAccount(provider.db, victim.accountId)).toEqual(digestBefore);
  await checkReconciliation(provider.db);
});

const shorten = (request: FuzzRequest) =>
  JSON.stringify(request, (_, value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : value));

interface SentRequest {
  request: FuzzRequest;
  status: number;
  fault: string | null;
}

async function send(request: FuzzRequest, session: Record<string, string>): Promise<SentRequest> {
  const { method, url, payload, isSignedIn } = request;
  const headers = isSignedIn ? { ...request.headers, ...session } : request.headers;
  const response = await provider.inject({
    method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { request, status: response.statusCode, fault: findFault(response) };
}

/** The digest of the database after the last rejected request, which is also the digest before the next request. */
let worldBefore: Digest | null = null;

/** Sends a request and checks that a rejected one changes nothing. */
async function sendWatched(request: FuzzRequest, session: Record<string, string>): Promise<SentRequest> {
  const digestBefore = worldBefore ?? (await digestWorld(provider.db));
  worldBefore = null;
  const sentRequest = await send(request, session);
  if (sentRequest.status < 400 || sentRequest.fault !== null) return sentRequest;
  const digestAfter = await digestWorld(provider.db);
  worldBefore = digestAfter;
  const changedTables = Object.keys(digestBefore).filter(
    (table) => digestBefore[table] !== digestAfter[table],
  );
  if (changedTables.length === 0) return sentRequest;
  return { ...sentRequest, fault: `answered ${sentRequest.status} and changed ${changedTables.join(', ')}` };
}

type Response = Awaited<ReturnType<TestProvider['inject']>>;

function findFault({ statusCode, headers, body }: Response): string | null {
  if (statusCode >= 500) return `answered ${statusCode}: ${body}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(body)) return `shows a stack trace: ${body}`;
  if (statusCode < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `answered ${statusCode} as ${String(headers['content-type'])}: ${body}`;
  const { code, detail, status } = JSON.parse(body);
  if (!problemCodes.includes(code) || status !== statusCode) return `answered ${statusCode} with ${body}`;
  return typeof detail === 'string' && detail.length > 10 ? null : `says nothing: ${body}`;
}
