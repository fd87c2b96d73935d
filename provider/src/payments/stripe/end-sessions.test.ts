import { openForEach } from '../../testing/open-for-tests.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import { asOperator } from '../../testing/open-test-provider.ts';

const sales = openForEach(() => openStripeSales({ eggs: 30 }));

async function openCheckouts(count: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let index = 0; index < count; index += 1)
    sessions.push((await sales.openSession(await sales.signIn(), 1)).sessionId);
  return sessions;
}

const countSessions = async (state: string) => {
  const { body } = await sales.get('/metrics', asOperator);
  return Number(new RegExp(`emberclutch_payment_sessions\\{state="${state}"\\} (\\d+)`).exec(body)?.[1]);
};

const readStatuses = (sessions: string[]) => sessions.map((id) => sales.stripe.getSession(id).status);

it('returns the stock of sessions that Stripe does not know, and counts them', async () => {
  const sessions = await openCheckouts(12);
  for (const id of sessions.slice(0, 10)) sales.stripe.makeUnknown(id);
  sales.clock.advance({ minutes: 10 });

  // A failure would throw.
  await sales.runJobs();
  await sales.runJobs();

  expect(await sales.count()).toMatchObject({ eggsLeft: 30 });
  expect(readStatuses(sessions.slice(10))).toEqual(['expired', 'expired']);
  expect([await countSessions('missing'), await countSessions('overdue')]).toEqual([10, 0]);
});

it('backs off from sessions that cannot be ended, keeps their locks, and ends the others', async () => {
  const sessions = await openCheckouts(12);
  for (const id of sessions.slice(0, 10)) sales.stripe.fail(id);
  sales.clock.advance({ minutes: 10 });
  const failures: unknown[] = [];
  const endSessions = () => sales.checkout.endSessions((failure) => failures.push(failure));
  const countTries = () =>
    sales.stripe.calls.filter((call) => call.endsWith(`/${sessions[0]}/expire`)).length;

  for (let run = 0; run < 12; run += 1) {
    await endSessions();
    sales.clock.advance({ seconds: 5 });
  }
  await sales.runMaintenance();

  expect(readStatuses(sessions.slice(10))).toEqual(['expired', 'expired']);
  expect(await sales.count()).toMatchObject({ eggsLeft: 20 });
  // After 0, 5, 15 and 35 seconds.
  expect([countTries(), failures.length]).toEqual([4, 40]);
  expect(await countSessions('overdue')).toBe(10);
  sales.clock.advance({ hours: 1 });
  await endSessions();
  expect(countTries()).toBe(5);
});
