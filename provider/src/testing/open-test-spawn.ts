import type { LockBody } from '@emberclutch/shared/contract/spawn';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { SessionService } from '../identity/sessions/session-service.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { embeddedCalendar } from '../seasons/calendar-settings.ts';
import { runSpawnMaintenance } from '../spawn/spawn-maintenance.ts';
import type { TestParts } from './open-test-provider.ts';
import { openTestProvider } from './open-test-provider.ts';

/** A provider whose calendar has begun: a cycle is open, and players can be signed in without a mail. */
export async function openTestSpawn(
  calendar: Partial<CalendarSettings> = {},
  others: Partial<Config> = {},
  parts: TestParts = {},
) {
  const settings = { ...embeddedCalendar, pastSeasons: 0, ...calendar };
  const provider = await openTestProvider({ ...others, calendar: settings }, parts);
  const { app, db, clock } = provider;
  const sessions = new SessionService({ db, clock, settings: provider.config.session });
  const sweepNow = () => runSpawnMaintenance(db, clock, settings);
  await sweepNow();

  return {
    ...provider,
    settings,
    /** Does the work that no request asks for. */
    runSpawnMaintenance: sweepNow,
    async signIn(name = 'Ada') {
      const id = randomUUID();
      await db
        .insertInto('accounts')
        .values({
          id,
          email: `${id}@example.com`,
          display_name: name,
          created_at: Math.floor(clock.now() / 1000),
        })
        .execute();
      const { sessionId } = await sessions.open(id, { keepsCookies: false });
      const authorization = `Bearer ${sessionId}`;
      return {
        id,
        get: (url: string) => app.inject({ url, headers: { authorization } }),
        post: (url: string, payload: object, headers: Record<string, string> = {}) =>
          app.inject({ method: 'POST', url, payload, headers: { authorization, ...headers } }),
        delete: (url: string) => app.inject({ method: 'DELETE', url, headers: { authorization } }),
        lock: (basket: z.input<typeof LockBody>, idempotencyKey?: string) =>
          app.inject({
            method: 'POST',
            url: '/v1/eggs/spawn/lock',
            payload: basket,
            headers: { authorization, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
          }),
      };
    },
    /** What is left of the open cycle, and how many eggs and keys were made. */
    async count() {
      const stock = await db.selectFrom('stock').selectAll().orderBy('cycle_id').limit(2).execute();
      const assets = await db.selectFrom('assets').select('type').execute();
      return {
        eggsLeft: stock.find(({ kind }) => kind === 'egg')?.remaining,
        keysLeft: stock.find(({ kind }) => kind === 'key')?.remaining,
        eggs: assets.filter(({ type }) => type === 'DRAGON').length,
        keys: assets.filter(({ type }) => type === 'GATEWAY_KEY').length,
      };
    },
  };
}

export type TestSpawn = Awaited<ReturnType<typeof openTestSpawn>>;
export type Player = Awaited<ReturnType<TestSpawn['signIn']>>;

/** A basket at the prices of the test world. */
export const basket = (eggs: number, keys = 0): z.input<typeof LockBody> => ({
  eggs: { count: eggs, fee: embeddedCalendar.eggFee },
  keys: { count: keys, fee: embeddedCalendar.keyFee },
});

/** Eggs to be paid with these gateway keys. */
export const voucherBasket = (keyIds: number[]): z.input<typeof LockBody> => ({
  ...basket(keyIds.length),
  gatewayKeyVouchers: keyIds.length,
  paymentMethod: 'VOUCHER',
  usedGatewayKeyIds: keyIds,
  gatewayKeyIds: keyIds,
});
