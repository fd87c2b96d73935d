import type { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { SessionService } from '../identity/sessions/session-service.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { createPaymentAdapter } from '../payments/create-payment-adapter.ts';
import { PaymentService } from '../payments/payment-service.ts';
import { reconcile } from '../payments/reconciliation/reconcile.ts';
import type { Database } from '../platform/database/database.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import { minutePacedCalendar } from '../seasons/season-settings.ts';
import { SpawnLockService } from '../spawn/lock/spawn-lock-service.ts';
import { LockSale } from '../spawn/purchases/lock-sale.ts';
import { SaleQueue } from '../spawn/sale-queue.ts';
import { runSpawnMaintenance } from '../spawn/spawn-maintenance.ts';
import type { TestParts, TestProvider } from './open-test-provider.ts';
import { openTestProvider } from './open-test-provider.ts';
import { createClient, testClient } from './sign-in.ts';

/** Fee of a gateway key in the providers that `openTestSpawn` opens. */
const keyFee = '30.00';

/** Opens a provider with an open cycle, in which players sign in without an e-mail. */
export async function openTestSpawn(
  calendar: Partial<CalendarSettings> = {},
  otherSettings: Partial<Config> = {},
  parts: TestParts = {},
) {
  const settings = { ...minutePacedCalendar, pastSeasons: 0, keyFee, ...calendar };
  const provider = await openTestProvider({ ...otherSettings, calendar: settings }, parts);
  const { db, clock } = provider;
  const calendarService = new CalendarService({ db, clock, settings });
  const { publicUrl, siteName, contact, smtp } = provider.config;
  const sale = new LockSale({
    mailer: await createMailer({ db, clock, siteName, contact, smtp }),
    publicUrl,
  });
  const payments = new PaymentService({ db, clock, sale });
  const site = provider.config;
  const adapter = await createPaymentAdapter({ db, clock, payments, settings: site, publicUrl, site });
  await calendarService.ensureSeasons();

  return {
    ...provider,
    settings,
    calendar: calendarService,
    payments,
    adapter,
    now: () => clock.now() / 1000,
    /** Settles a payment that the payment service reports for a lock, by default of one egg. */
    settle: (lockId: number, id = `pay-${lockId}`, amount = '25.00', intent: string | null = null) =>
      payments.settle({ id, lockId, amount, currency: 'USD', intent }),
    /** Runs the background jobs of seasons and spawn once. */
    async runMaintenance() {
      await calendarService.ensureSeasons();
      await runSpawnMaintenance({ db, clock });
    },
    /** Opens a second writer on the same database, as another process would. */
    openSpawnLocks: () =>
      new SpawnLockService({
        db,
        lockDb: db,
        readDb: db,
        queue: new SaleQueue(),
        clock,
        refunds: payments,
        holds: provider.config.lock,
      }),
    signIn: (name = 'Ada') => signInPlayer(provider, name),
    signInMany: (count: number) =>
      Promise.all(Array.from({ length: count }, () => signInPlayer(provider, 'Ada'))),
    count: () => countStockAndAssets(db),
    /** Runs a reconciliation of one day. */
    findDifferences: () => reconcile({ db, clock, records: adapter.records }, 86_400),
  };
}

/** Creates an account, and opens its session without an e-mail. @returns the calls that the player can make */
async function signInPlayer({ db, clock, config, inject }: TestProvider, name: string) {
  const id = randomUUID();
  const created_at = Math.floor(clock.now() / 1000);
  await db
    .insertInto('accounts')
    .values({ id, email: `${id}@example.com`, display_name: name, created_at })
    .execute();
  const sessions = new SessionService({ db, clock, settings: config.session });
  const { sessionId } = await sessions.open(id, testClient);
  const client = createClient({ inject }, sessionId);
  const lock = (request: object, idempotencyKey?: string) =>
    client.post('/v1/eggs/spawn/lock', request, idempotencyKey ? { 'idempotency-key': idempotencyKey } : {});
  const confirm = (purchaseId: unknown) => client.post('/v1/voucher/purchase', { purchaseId });
  const listAssetIds = async (purchaseId: number): Promise<number[]> =>
    (await client.get(`/v1/purchases/${purchaseId}`)).json().assetIds;
  return {
    id,
    ...client,
    lock,
    confirm,
    /** @returns the ids of the remaining assets of a purchase */
    listAssetIds,
    /** Buys through the page of the sandbox. */
    async buy(eggs: number, keys = 0) {
      const heldLock: { id: number; checkoutUrl: string } = (await lock(createBasket(eggs, keys))).json();
      await inject({ method: 'POST', url: heldLock.checkoutUrl, payload: testCard });
      return { ...heldLock, assetIds: await listAssetIds(heldLock.id) };
    },
    /** Buys eggs with gateway keys. @returns the response to the confirmation */
    async redeem(keyIds: number[]) {
      return confirm((await lock(createVoucherBasket(keyIds))).json().id);
    },
  };
}

/** Counts the remaining stock of the open cycle, and the eggs and keys in the database. */
function countStockAndAssets(db: Database) {
  const countAssets = (type: 'DRAGON' | 'GATEWAY_KEY') =>
    db
      .selectFrom('assets')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('type', '=', type);
  const selectRemaining = (kind: 'egg' | 'key') =>
    db.selectFrom('stock').select('remaining').where('kind', '=', kind).orderBy('cycle_id').limit(1);
  return db
    .selectNoFrom([
      selectRemaining('egg').as('eggsLeft'),
      selectRemaining('key').as('keysLeft'),
      countAssets('DRAGON').as('eggs'),
      countAssets('GATEWAY_KEY').as('keys'),
    ])
    .executeTakeFirstOrThrow();
}

export type TestSpawn = Awaited<ReturnType<typeof openTestSpawn>>;
export type Player = Awaited<ReturnType<TestSpawn['signIn']>>;

/** A card that the sandbox accepts. */
export const testCard = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123' };

/** Creates a basket at the prices of the test calendar. */
export const createBasket = (eggs: number, keys = 0): LockRequest => ({
  eggs: { count: eggs, fee: minutePacedCalendar.eggFee },
  keys: { count: keys, fee: keyFee },
});

/** Creates a basket of eggs that these gateway keys pay for. */
export const createVoucherBasket = (keyIds: number[]): LockRequest => ({
  ...createBasket(keyIds.length),
  gatewayKeyVouchers: keyIds.length,
  paymentMethod: 'VOUCHER',
  usedGatewayKeyIds: keyIds,
  gatewayKeyIds: keyIds,
});
