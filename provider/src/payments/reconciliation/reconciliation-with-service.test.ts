import { asOperator } from '../../testing/open-test-provider.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import type { StripeSales } from '../../testing/open-stripe-sales.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import type { TestSpawn } from '../../testing/open-test-spawn.ts';
import { reconcileIfDue } from './reconciliation-job.ts';

let sales: StripeSales;
let stripe: StripeDouble;
let world: TestSpawn;
beforeEach(async () => {
  sales = await openStripeSales();
  ({ stripe, world } = sales);
});
afterEach(() => sales.close());

/** The differences of a comparison over a day, after webhooks had time to arrive. */
async function compare(): Promise<string[]> {
  world.clock.advance({ minutes: 11 });
  return sales.findDifferences();
}

async function openSession(eggs = 1) {
  const player = await world.signIn();
  return { player, ...(await sales.openSession(player, eggs)) };
}

const buy = async (eggs = 1) => sales.buy(await world.signIn(), eggs);

/** Removes a lock, as restoring an earlier backup would. */
async function loseLock(id: number) {
  await world.db.deleteFrom('payment_sessions').where('lock_id', '=', id).execute();
  await world.db.deleteFrom('locks').where('id', '=', id).execute();
  await world.db
    .updateTable('stock')
    .set(({ ref }) => ({ remaining: ref('initial') }))
    .execute();
}

it('grants a payment that was never reported, and says so once', async () => {
  const { sessionId, id, player } = await openSession(2);
  stripe.pay(sessionId);

  const differences = await compare();

  expect(differences).toEqual([
    `The payment service took 50.00 USD (${sessionId}), and we had no record of it: granted now.`,
  ]);
  expect((await player.get(`/v1/purchases/${id}`)).json().assetIds).toHaveLength(2);
  expect(await compare()).toEqual([]);
});

it('grants a payment whose webhook may still arrive, and reports it without counting a difference', async () => {
  const { sessionId } = await openSession();
  stripe.pay(sessionId);

  expect(await sales.newReconciliation().reconcile(86_400)).toMatchObject({
    differences: [],
    settled: [
      `The payment service took 25.00 USD (${sessionId}) in the last ten minutes, and its webhook may be on its way: granted now.`,
    ],
  });
  expect(await world.count()).toMatchObject({ eggs: 1 });
});

it('refunds a payment of this world whose lock is missing, and no payments of others', async () => {
  const { sessionId, id } = await openSession();
  const mark = { metadata: { ...stripe.session(sessionId).metadata } };
  stripe.adopt({ id: 'cs_test_copy', ...mark, success_url: 'https://copy.example/v1/checkouts/1/return' });
  stripe.adopt({ id: 'cs_test_other', metadata: { world: 'another' }, client_reference_id: 'order-17' });
  for (const paid of [sessionId, 'cs_test_copy', 'cs_test_other']) stripe.pay(paid);
  await loseLock(id);

  const differences = await compare();
  await sales.refundDue();

  expect(differences).toEqual([
    `The payment service took 25.00 USD (${sessionId}), and we had no record of it: it is refunded.`,
  ]);
  expect(stripe.returns.refundedIntents).toEqual([`pi_${sessionId}`]);
  expect(await world.count()).toMatchObject({ eggs: 0 });
  expect(await compare()).toEqual([]);
});

it('finds a payment that the payment service does not know', async () => {
  const { sessionId } = await buy();
  stripe.forget(sessionId);
  world.clock.advance({ hours: 2 });

  expect(await compare()).toEqual([
    `We have a payment ${sessionId}, and the payment service has no record of it.`,
  ]);
});

it('finds another amount than the payment service took', async () => {
  const { sessionId } = await buy();
  stripe.session(sessionId).amount_total = 2_400;

  expect(await compare()).toEqual([
    `The payment service took 24.00 USD (${sessionId}), we recorded 25.00 USD.`,
  ]);
});

it('records refunds and disputes that no webhook has reported, and the decisions about them', async () => {
  const [refunded, disputed] = [await buy(), await buy()];
  stripe.returns.refund(refunded.intent);
  const { id } = stripe.returns.dispute(disputed.intent);

  expect(await compare()).toEqual([
    'The refund re_1 of 25.00 USD is succeeded at the payment service, and we had not recorded that: recorded now.',
    `The dispute ${id} of 25.00 USD is open at the payment service, and we had not recorded that: recorded now.`,
  ]);
  expect(await world.count()).toMatchObject({ eggs: 1 });
  stripe.returns.setStatus(id, 'lost');
  // Beyond the window of a day: undecided disputes are read however old they are.
  world.clock.advance({ hours: 48 });
  expect(await compare()).toEqual([
    `The dispute ${id} of 25.00 USD is lost at the payment service, and we had not recorded that: recorded now.`,
  ]);

  expect(await world.count()).toMatchObject({ eggs: 0 });
  expect(await compare()).toEqual([]);
});

it('finds a refund that the payment service does not know', async () => {
  const { intent } = await buy();
  stripe.returns.refund(intent);
  await compare();
  stripe.returns.forget('re_1');

  expect(await compare()).toEqual(['We have a refund re_1, and the payment service has no record of it.']);
});

it('finds a payment that was refunded and disputed', async () => {
  const { sessionId, intent } = await buy();
  stripe.returns.refund(intent);
  stripe.returns.dispute(intent, 'lost');
  await compare();

  expect(await compare()).toEqual([
    `Payment ${sessionId} of 25.00 USD was returned more than once: 50.00 USD.`,
  ]);
});

it('reports that the payment service answers in another version of its API', async () => {
  stripe.answerIn('2020-08-27');

  expect(await compare()).toEqual([
    'The payment service answers in version 2020-08-27 of its API, which is not ours.',
  ]);
});

it('books a payment that a process of the previous version has settled', async () => {
  const { sessionId } = await openSession();
  stripe.pay(sessionId);
  const { lock_id, ...row } = {
    ...(await world.db.selectFrom('payment_sessions').select('lock_id').executeTakeFirstOrThrow()),
    id: sessionId,
    amount: '1.00',
    currency: 'USD',
    intent: `pi_${sessionId}`,
    state: 'refunding' as const,
    created_at: world.clock.now() / 1000,
  };
  await world.db
    .insertInto('payments')
    .values({ ...row, lock_id })
    .execute();
  stripe.session(sessionId).amount_total = 100;

  expect(await compare()).toEqual([
    `Payment ${sessionId}: 1.00 should be in owed, the ledger does not have it.`,
  ]);
  expect(await compare()).toEqual([]);
});

describe('the hourly comparison', () => {
  const run = async () => {
    const { db, clock } = world;
    const reported: string[] = [];
    await reconcileIfDue({ db, clock, reconciliation: sales.newReconciliation() }, (difference) =>
      reported.push(difference),
    );
    return reported;
  };

  const metric = async (name: string) => {
    const { body } = await world.inject({ url: '/metrics', headers: asOperator });
    return Number(new RegExp(`^emberclutch_${name} (\\S+)$`, 'm').exec(body)?.[1]);
  };

  it('runs in one process per hour, and reports its differences as a metric', async () => {
    await run();
    const { sessionId } = await openSession();
    stripe.pay(sessionId);
    world.clock.advance({ minutes: 59 });
    const runs = await Promise.all([run(), run()]);
    expect([runs, await metric('reconciliation_differences')]).toEqual([[[], []], 0]);
    expect(await metric('reconciliation_age_seconds')).toBe(3_540);

    world.clock.advance({ minutes: 1 });
    const found = (await Promise.all([run(), run()])).flat();

    expect(found).toHaveLength(1);
    expect(await metric('reconciliation_differences')).toBe(1);
    expect(await metric('reconciliation_age_seconds')).toBe(0);
  });

  it('is repeated five minutes after a failure', async () => {
    stripe.goAway();
    await expect(run()).rejects.toThrow('The service is away.');
    stripe.comeBack();
    world.clock.advance({ minutes: 4 });
    await run();
    const callsBefore = stripe.calls.length;

    world.clock.advance({ minutes: 1 });
    await run();

    expect(stripe.calls.length).toBeGreaterThan(callsBefore);
  });
});
