import { ProblemCode } from '@emberclutch/shared/contract/problem';
import * as fc from 'fast-check';
import { embeddedCalendar } from './world/calendar-settings.ts';
import { OpenApiDocument } from './reference/open-api-document.ts';
import { openTestProvider } from './testing/open-test-provider.ts';
import type { TestProvider } from './testing/open-test-provider.ts';
import type { FuzzRequest } from './testing/request-arbitrary.ts';
import { anyRequest } from './testing/request-arbitrary.ts';
import { signUp } from './testing/sign-in.ts';

const runs = 10_000;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

let provider: TestProvider;

beforeAll(async () => {
  const limits = { perEmail: 1_000_000, perAddress: 1_000_000 };
  provider = await openTestProvider({
    calendar: { ...embeddedCalendar, pastSeasons: 0 },
    code: { life: 600, tries: 5, window: 600, ...limits },
    attempts: { window: 600, perAddress: 1_000_000 },
  });
}, 60_000);

afterAll(() => provider.close());

it(`refuses whatever is wrong with a 4xx and words, and never fails (seed ${seed})`, async () => {
  const document = OpenApiDocument.parse((await provider.inject({ url: '/v1/openapi.json' })).json());
  const requests = fc.sample(anyRequest(document), { numRuns: runs, seed });
  const seen = new Map<number, number>();
  const faults: string[] = [];

  for (let start = 0; start < runs; start += 50) {
    // Signed in anew every now and then: some of these calls sign out.
    const { headers } = await signUp(provider, `fuzz${start % 500}@example.com`);
    const answers = await Promise.all(
      requests.slice(start, start + 50).map((request) => send(request, headers)),
    );
    for (const { request, status, fault } of answers) {
      if (fault !== null) faults.push(`${fault.slice(0, 300)}\n${shorten(request)}`);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  }

  expect(faults.slice(0, 8)).toEqual([]);
  // Not all of it stopped at the door.
  for (const status of [200, 204, 400, 401, 404, 413])
    expect([status, seen.get(status)]).not.toEqual([status, undefined]);
  await checkStock();
}, 240_000);

const shorten = (request: FuzzRequest) =>
  JSON.stringify(request, (_, value: unknown) => (typeof value === 'string' ? value.slice(0, 400) : value));

async function send(request: FuzzRequest, session: Record<string, string>) {
  const { method, url, payload, isSignedIn } = request;
  const headers = isSignedIn ? { ...request.headers, ...session } : request.headers;
  const answer = await provider.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { request, status: answer.statusCode, fault: faultOf(answer) };
}

type Answer = Awaited<ReturnType<TestProvider['inject']>>;

function faultOf({ statusCode, headers, body }: Answer): string | null {
  if (statusCode >= 500) return `answered ${statusCode}: ${body}`;
  if (/\n\s+at |node_modules|\.ts:\d/.test(body)) return `shows a stack trace: ${body}`;
  if (statusCode < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `answered ${statusCode} as ${String(headers['content-type'])}: ${body}`;
  const { code, detail, status } = JSON.parse(body);
  if (!ProblemCode.safeParse(code).success || status !== statusCode)
    return `answered ${statusCode} with ${body}`;
  return typeof detail === 'string' && detail.length > 10 ? null : `says nothing: ${body}`;
}

/** What is left, held and sold is what there was. */
async function checkStock() {
  const { db } = provider;
  const stock = await db.selectFrom('stock').selectAll().execute();
  const locks = await db.selectFrom('locks').selectAll().where('state', '!=', 'released').execute();
  for (const { cycle_id, kind, initial, remaining } of stock) {
    const ofCycle = locks.filter((lock) => lock.cycle_id === cycle_id);
    const taken = ofCycle.reduce((sum, lock) => sum + (kind === 'egg' ? lock.eggs : lock.keys), 0);
    expect({ cycle_id, kind, sum: remaining + taken }).toEqual({ cycle_id, kind, sum: initial });
  }
}
