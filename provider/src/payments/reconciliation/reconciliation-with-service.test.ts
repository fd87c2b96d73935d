import { sql } from 'kysely';
import { openForEach } from '../../testing/open-for-tests.ts';
import { asOperator } from '../../testing/open-test-provider.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import { reconcileIfDue } from './reconciliation-job.ts';

const sales = openForEach(openStripeSales);

/** Compares a day's records, after webhooks had time to arrive. @returns the differences */
async function compare(): Promise<string[]> {
  sales.clock.advance({ minutes: 11 });
  return sales.findDifferences();
}

/** Opens a session that is paid but not reported. */
async function paySession(eggs = 1) {
  const player = await sales.signIn();
  const session = await sales.openSession(player, eggs);
  sales.stripe.pay(session.sessionId);
  return { player, ...session };
}

const buy = async () => sales.buy(await sales.signIn(), 1);

/** Removes a lock, as restoring an earlier backup would. */
async function loseLock(id: number) {
  await sales.db.deleteFrom('payment_sessions').where('lock_id', '=', id).execute();
  await sales.db.deleteFrom('locks').where('id', '=', id).execute();
  await sales.db
    .updateTable('stock')
    .set(({ ref }) => ({ remaining: ref('initial') }))
    .execute();
}

it('grants a payment that was never reported, and reports it once', async () => {
  const { sessionId, id, player } = await paySession(2);

  const differences = await compare();

  expect(differences).toEqual([
    `The payment service took 50.00 USD (${sessionId}), and we had no record of it: granted now.`,
  ]);
  expect(await player.listAssetIds(id)).toHaveLength(2);
  expect(await compare()).toEqual([]);
});

it('grants a payment whose webhook may still arrive, which is not a difference', async () => {
  await paySession();

  expect(await sales.findDifferences()).toEqual([]);
  expect(await sales.count()).toMatchObject({ eggs: 1 });
});

it('refunds a payment of this world whose lock is missing, but no payments of other programs', async () => {
  const { sessionId, id } = await sales.openSession(await sales.signIn(), 1);
  const ownMetadata = { metadata: { ...sales.stripe.getSession(sessionId).metadata } };
  sales.stripe.addForeignSession({
    id: 'cs_test_copy',
    ...ownMetadata,
    success_url: 'https://copy.example/v1/checkouts/1/return',
  });
  sales.stripe.addForeignSession({
    id: 'cs_test_other',
    metadata: { world: 'another' },
    client_reference_id: 'order-17',
  });
  for (const paidSession of [sessionId, 'cs_test_copy', 'cs_test_other']) sales.stripe.pay(paidSession);
  await loseLock(id);

  const differences = await compare();
  await sales.refundDuePayments();

  expect(differences).toEqual([
    `The payment service took 25.00 USD (${sessionId}), and we had no record of it: it is refunded.`,
  ]);
  expect(sales.stripe.returns.refundedIntents).toEqual([`pi_${sessionId}`]);
  expect(await sales.count()).toMatchObject({ eggs: 0 });
  expect(await compare()).toEqual([]);
});

it('refunds a payment without a lock once if several processes find it at the same time', async () => {
  const payment = { id: 'cs_test_lost', amount: '25.00', currency: 'USD', intent: 'pi_lost' };

  const records = await Promise.all([1, 2, 3].map(() => sales.payments.refund(payment)));

  expect(records.map(({ state }) => state)).toEqual(['refunding', 'refunding', 'refunding']);
  const movements = sales.db.selectFrom('ledger').select('to_place').where('payment_id', '=', payment.id);
  expect(await movements.execute()).toEqual([{ to_place: 'owed' }]);
});

it('detects an amount that differs from what the payment service took, and a payment that it does not know', async () => {
  const { sessionId } = await buy();
  sales.stripe.getSession(sessionId).amount_total = 2_400;
  expect(await compare()).toEqual([
    `The payment service took 24.00 USD (${sessionId}), we recorded 25.00 USD.`,
  ]);

  sales.stripe.makeUnknown(sessionId);
  sales.clock.advance({ hours: 2 });

  expect(await compare()).toEqual([
    `We have a payment ${sessionId}, and the payment service has no record of it.`,
  ]);
});

it('records refunds and disputes that no webhook has reported, and the decisions about them', async () => {
  const [refundedSale, disputedSale] = [await buy(), await buy()];
  sales.stripe.returns.refund(refundedSale.intent);
  const { id } = sales.stripe.returns.dispute(disputedSale.intent);

  expect(await compare()).toEqual([
    'The refund re_1 of 25.00 USD is succeeded at the payment service, and we had not recorded that: recorded now.',
    `The dispute ${id} of 25.00 USD is open at the payment service, and we had not recorded that: recorded now.`,
  ]);
  expect(await sales.count()).toMatchObject({ eggs: 1 });
  sales.stripe.returns.change(id, { status: 'lost' });
  // Beyond the window of a day: undecided disputes are read at any age.
  sales.clock.advance({ hours: 48 });
  expect(await compare()).toEqual([
    `The dispute ${id} of 25.00 USD is lost at the payment service, and we had not recorded that: recorded now.`,
  ]);

  expect(await sales.count()).toMatchObject({ eggs: 0 });
  expect(await compare()).toEqual([]);
});

it('records changed decisions of banks for half a year, even without a webhook', async () => {
  const [refundedSale, disputedSale] = [await buy(), await buy()];
  sales.stripe.returns.refund(refundedSale.intent);
  const { id } = sales.stripe.returns.dispute(disputedSale.intent, 'lost');
  await compare();
  sales.clock.advance({ hours: 24 * 100 });
  expect(await compare()).toEqual([]);
  sales.stripe.returns.change('re_1', { status: 'failed' });
  sales.stripe.returns.change(id, { status: 'won' });
  expect(await compare()).toEqual([]); // They are read once a day.
  sales.clock.advance({ hours: 24 });

  expect(await compare()).toEqual([
    `The dispute ${id} of 25.00 USD is won at the payment service, and we had not recorded that: recorded now.`,
    'The refund re_1 of 25.00 USD is failed at the payment service, and we had not recorded that: recorded now.',
  ]);

  expect(await sales.count()).toMatchObject({ eggs: 2 });
  expect(await compare()).toEqual([]);
});

it('continues after a row that the database rejects, and reports it until it is corrected', async () => {
  const [rejectedSale, disputedSale] = [await buy(), await buy()];
  const ids = [rejectedSale, disputedSale].map(
    ({ intent }) => sales.stripe.returns.dispute(intent, 'lost').id,
  );
  await compare();
  const charms = await sales.db.selectFrom('withdrawn_assets').select('asset').orderBy('id').execute();
  const otherSale = await buy();
  await sales.db
    .updateTable('assets')
    .set({ charm: charms[0]?.asset.charm ?? '' })
    .where('id', 'in', otherSale.assetIds)
    .execute();
  await sql`alter table returns add constraint never_won check (id <> ${sql.lit(ids[1])} or state <> 'won')`.execute(
    sales.db,
  );
  for (const id of ids) sales.stripe.returns.change(id, { status: 'won' });
  sales.clock.advance({ hours: 24 });

  expect(await compare()).toEqual([
    `Receipt ${rejectedSale.id} is good and should be good: of its 1 assets 0 are frozen, 1 withdrawn.`,
    `The dispute ${ids[0]} of 25.00 USD is won at the payment service, and we had not recorded that: recorded now.`,
    `The dispute ${ids[1]} of 25.00 USD is won at the payment service, and the database refuses to record that: never_won.`,
  ]);

  await sql`alter table returns drop constraint never_won`.execute(sales.db);
  expect(await compare()).toEqual([
    expect.stringContaining(`Receipt ${rejectedSale.id} is good`),
    expect.stringContaining(`The dispute ${ids[1]} of 25.00 USD is won`),
  ]);
});

it('detects a refund that the payment service does not know', async () => {
  const { intent } = await buy();
  sales.stripe.returns.refund(intent);
  await compare();
  sales.stripe.returns.makeUnknown('re_1');

  expect(await compare()).toEqual(['We have a refund re_1, and the payment service has no record of it.']);
});

it('detects a payment that was both refunded and disputed', async () => {
  const { sessionId, intent } = await buy();
  sales.stripe.returns.refund(intent);
  sales.stripe.returns.dispute(intent, 'lost');
  await compare();

  expect(await compare()).toEqual([
    `Payment ${sessionId} of 25.00 USD was returned more than once: 50.00 USD.`,
  ]);
});

it('books a payment that a process of the previous version has settled', async () => {
  const { sessionId } = await paySession();
  const { lock_id } = await sales.db
    .selectFrom('payment_sessions')
    .select('lock_id')
    .executeTakeFirstOrThrow();
  const payment = { id: sessionId, lock_id, amount: '1.00', currency: 'USD', intent: `pi_${sessionId}` };
  await sales.db
    .insertInto('payments')
    .values({ ...payment, state: 'refunding', created_at: sales.now() })
    .execute();
  sales.stripe.getSession(sessionId).amount_total = 100;

  expect(await compare()).toEqual([
    `Payment ${sessionId}: 1.00 should be in owed, the ledger does not have it.`,
  ]);
  expect(await compare()).toEqual([]);
});

describe('the hourly comparison', () => {
  const runComparison = async () => {
    const { db, clock } = sales;
    const differences: string[] = [];
    await reconcileIfDue({ db, clock, records: sales.adapter.records }, (difference) =>
      differences.push(difference),
    );
    return differences;
  };

  const readMetric = async (name: string) => {
    const { body } = await sales.get('/metrics', asOperator);
    return Number(new RegExp(`^emberclutch_${name} (\\S+)$`, 'm').exec(body)?.[1]);
  };

  it('the hourly comparison runs in one process per hour, and reports its differences as a metric', async () => {
    await runComparison();
    await paySession();
    sales.clock.advance({ minutes: 59 });
    const runs = await Promise.all([runComparison(), runComparison()]);
    expect([runs, await readMetric('reconciliation_differences')]).toEqual([[[], []], 0]);
    expect(await readMetric('reconciliation_age_seconds')).toBe(3_540);

    sales.clock.advance({ minutes: 1 });
    const differences = (await Promise.all([runComparison(), runComparison()])).flat();

    expect(differences).toHaveLength(1);
    expect(await readMetric('reconciliation_differences')).toBe(1);
    expect(await readMetric('reconciliation_age_seconds')).toBe(0);
  });

  it('the hourly comparison also covers some time before the last comparison, even after a long pause', async () => {
    await runComparison();
    await paySession();
    sales.clock.advance({ hours: 24 * 10 });

    expect(await runComparison()).toEqual([expect.stringContaining('we had no record of it')]);
  });

  it('the hourly comparison is repeated five minutes after a failure', async () => {
    sales.stripe.disconnect();
    await expect(runComparison()).rejects.toThrow('The service is away.');
    sales.stripe.reconnect();
    sales.clock.advance({ minutes: 4 });
    await runComparison();
    const callsBefore = sales.stripe.calls.length;

    sales.clock.advance({ minutes: 1 });
    await runComparison();

    expect(sales.stripe.calls.length).toBeGreaterThan(callsBefore);
  });
});
