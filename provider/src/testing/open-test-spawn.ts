import type { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { embeddedCalendar } from '../seasons/calendar-settings.ts';
import { createPaymentAdapter } from '../payments/create-payment-adapter.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { PaymentService } from '../payments/payment-service.ts';
import { CalendarService } from '../seasons/calendar-service.ts';
import { SpawnLockService } from '../spawn/lock/spawn-lock-service.ts';
import { LockSale } from '../spawn/purchases/lock-sale.ts';
import { SpawnMaintenance } from '../spawn/spawn-maintenance.ts';
import type { TestParts } from './open-test-provider.ts';
import { openTestProvider } from './open-test-provider.ts';
import { signInPlayer } from './sign-in-player.ts';

/** A provider with an open cycle, in which players are signed in without a mail. */
export async function openTestSpawn(
  calendar: Partial<CalendarSettings> = {},
  others: Partial<Config> = {},
  parts: TestParts = {},
) {
  const settings = { ...embeddedCalendar, pastSeasons: 0, ...calendar };
  const provider = await openTestProvider({ ...others, calendar: settings }, parts);
  const { db, clock } = provider;
  const calendarService = new CalendarService({ db, clock, settings });
  const { publicUrl, siteName, smtp } = provider.config;
  const sale = new LockSale({ mailer: createMailer({ db, clock, siteName, smtp }), publicUrl });
  const payments = new PaymentService({ db, clock, sale });
  const adapter = createPaymentAdapter({
    db,
    clock,
    payments,
    settings: provider.config,
    publicUrl,
    site: provider.config,
  });
  const maintenance = new SpawnMaintenance({ db, clock });
  await calendarService.ensureSeasons();

  return {
    ...provider,
    settings,
    calendar: calendarService,
    payments,
    adapter,
    /** Runs the background jobs of seasons and spawn once. */
    async runMaintenance() {
      await calendarService.ensureSeasons();
      await maintenance.run();
    },
    /** A second writer on the same database, as another process would have. */
    openSpawnLocks: () =>
      new SpawnLockService({
        db,
        clock,
        checkoutUrls: adapter,
        refunds: payments,
        holds: provider.config.lock,
      }),
    signIn: (name = 'Ada') => signInPlayer(provider, name),
    count: () => countSold(db),
  };
}

/** The remaining stock of the open cycle, and the number of eggs and keys in the database. */
function countSold(db: Kysely<Database>) {
  const assets = (type: 'DRAGON' | 'GATEWAY_KEY') =>
    db
      .selectFrom('assets')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('type', '=', type);
  const left = (kind: 'egg' | 'key') =>
    db.selectFrom('stock').select('remaining').where('kind', '=', kind).orderBy('cycle_id').limit(1);
  return db
    .selectNoFrom([
      left('egg').as('eggsLeft'),
      left('key').as('keysLeft'),
      assets('DRAGON').as('eggs'),
      assets('GATEWAY_KEY').as('keys'),
    ])
    .executeTakeFirstOrThrow();
}

export type TestSpawn = Awaited<ReturnType<typeof openTestSpawn>>;
export type Player = Awaited<ReturnType<TestSpawn['signIn']>>;

/** A basket at the prices of the test calendar. */
export const basket = (eggs: number, keys = 0): LockRequest => ({
  eggs: { count: eggs, fee: embeddedCalendar.eggFee },
  keys: { count: keys, fee: embeddedCalendar.keyFee },
});

/** A basket of eggs that is paid with these gateway keys. */
export const voucherBasket = (keyIds: number[]): LockRequest => ({
  ...basket(keyIds.length),
  gatewayKeyVouchers: keyIds.length,
  paymentMethod: 'VOUCHER',
  usedGatewayKeyIds: keyIds,
  gatewayKeyIds: keyIds,
});
