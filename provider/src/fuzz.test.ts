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

/** `pnpm --dir bench fuzz` sends more, to processes of provider and edge. */
const runs = Number(process.env.FUZZ_RUNS ?? 1_000);
/** Number of requests that are sent one by one, with a digest of the database before and after each. */
const watched = 150;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

const max = 1_000_000;
const limits = {
  perEmail: max,
  perEmailAndDay: max,
  perAddress: max,
  wrongPerEmail: max,
  barePerNetwork: max,
};
const provider = openForAll(async () => {
  const opened = await openTestSpawn(
    {},
    {
      code: { lifetime: 600, tries: 5, window: 600, ...limits },
      attempts: { window: 600, perAddress: max },
    },
  );
  return { ...opened, victim: await createVictim(opened) };
});

it(`answers invalid requests with a 4xx problem and never changes another account (seed ${seed})`, async () => {
  const { victim } = provider;
  const document = OpenApiDocument.parse((await provider.get('/v1/openapi.json')).json());
  const requests = fc.sample(createRequestArbitrary(document, victim.identifiers), { numRuns: runs, seed });
  const before = await digestAccount(provider.db, victim.accountId);
  // The account has a row in every table, except the table of the payment service's sessions.
  expect(Object.keys(before).filter((table) => before[table] === '0 0')).toEqual(['payment_sessions']);
  const seen = new Map<number, number>();
  const faults: string[] = [];
  const note = ({ request, status, fault }: Sent) => {
    if (fault !== null) faults.push(`${fault.slice(0, 300)}\n${shorten(request)}`);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  };

  for (let start = 0; start < runs; start += 50) {
    // A new session for each batch, because some calls sign out.
    const { headers } = await signUp(provider, `fuzz${start % 500}@example.com`);
    worldBefore = null;
    const batch = requests.slice(start, start + 50);
    if (start < watched) for (const request of batch) note(await sendWatched(request, headers));
    else for (const sent of await Promise.all(batch.map((request) => send(request, headers)))) note(sent);
  }

  expect(faults.slice(0, 8)).toEqual([]);
  // The requests reach all kinds of answers, not only the validation.
  for (const status of [200, 204, 400, 401, 403, 404, 413])
    expect([status, seen.get(status)]).not.toEqual([status, undefined]);
  expect(await digestAccount(provider.db, victim.accountId)).toEqual(before);
  await checkReconciliation(provider.db);
});

const shorten = (request: FuzzRequest) =>
  JSON.stringify(request, (_, value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : value));

interface Sent {
  request: FuzzRequest;
  status: number;
  fault: string | null;
}

async function send(request: FuzzRequest, session: Record<string, string>): Promise<Sent> {
  const { method, url, payload, isSignedIn } = request;
  const headers = isSignedIn ? { ...request.headers, ...session } : request.headers;
  const answer = await provider.inject({
    method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { request, status: answer.statusCode, fault: findFault(answer) };
}

/** The digest of the database after the last rejected request, which is the one before the next request. */
let worldBefore: Digest | null = null;

/** Sends a request and checks that a rejected one changes nothing. */
async function sendWatched(request: FuzzRequest, session: Record<string, string>): Promise<Sent> {
  const before = worldBefore ?? (await digestWorld(provider.db));
  worldBefore = null;
  const sent = await send(request, session);
  if (sent.status < 400 || sent.fault !== null) return sent;
  const after = await digestWorld(provider.db);
  worldBefore = after;
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  if (changed.length === 0) return sent;
  return { ...sent, fault: `answered ${sent.status} and changed ${changed.join(', ')}` };
}

type Answer = Awaited<ReturnType<TestProvider['inject']>>;

function findFault({ statusCode, headers, body }: Answer): string | null {
  if (statusCode >= 500) return `answered ${statusCode}: ${body}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(body)) return `shows a stack trace: ${body}`;
  if (statusCode < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `answered ${statusCode} as ${String(headers['content-type'])}: ${body}`;
  const { code, detail, status } = JSON.parse(body);
  if (!problemCodes.includes(code) || status !== statusCode) return `answered ${statusCode} with ${body}`;
  return typeof detail === 'string' && detail.length > 10 ? null : `says nothing: ${body}`;
}
