import Fastify from 'fastify';
import { openProvider } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { SessionService } from '../../identity/sessions/session-service.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { serverOptions } from '../../server-options.ts';
import { systemClock } from '../../testing/system-clock.ts';
import { DatabaseClock } from './database-clock.ts';
import type { TimeSource } from './database-clock.ts';
import { createAccount } from '../../identity/account-repository.ts';

const year = 365 * 86_400_000;

/** Opens a provider whose process clock a test controls. Its database uses the real time. */
async function openProviderWithClock(processClock: TimeSource) {
  const database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: 'memory://', LOG_LEVEL: 'silent', WORLD_SEED: 'no' });
  const provider = await openProvider(config, { database, processClock });
  const app = Fastify(serverOptions(config));
  await app.register(provider.plugin);
  await app.ready();
  const { db } = database;
  return {
    db,
    provider,
    config,
    get: async (url: string, authorization = '') =>
      (await app.inject({ url, headers: { ...(authorization && { authorization }) } })).json(),
    checkReadiness: async () => {
      const { statusCode, body } = await app.inject({ url: '/readyz' });
      return [statusCode, body];
    },
    async close() {
      await app.close();
      await provider.close();
    },
  };
}

it('protects secrets, sessions and the calendar from a process that is a year ahead', async () => {
  const world = await openProviderWithClock({ now: () => Date.now() + year });
  const { db, config } = world;
  const now = Math.floor(Date.now() / 1_000);
  const account = await createAccount(db, {
    id: '7f3a6f0e-51f5-4b7e-9a59-0f8a4e1f7a11',
    email: 'moss@example.invalid',
    displayName: 'Moss',
    created: now,
  });
  const sessions = new SessionService({ db, clock: systemClock, settings: config.session });
  const { sessionId } = await sessions.open(account.id, {
    canStoreCookies: false,
    userAgent: undefined,
    clientAddress: '127.0.0.1',
  });

  const seasons = await world.get('/v1/seasons');
  const seasonStarts = seasons.seasons.map(({ startsAt }: { startsAt: number }) => startsAt);
  const openCycles = seasons.seasons
    .flatMap(({ cycles }: { cycles: { closesAt: number; secret: string | null }[] }) => cycles)
    .filter(({ closesAt }: { closesAt: number }) => closesAt > now);

  expect(openCycles.length).toBeGreaterThan(0);
  expect(openCycles.map(({ secret }: { secret: string | null }) => secret)).toEqual(
    openCycles.map(() => null),
  );
  expect(Math.max(...seasonStarts)).toBeLessThan(now + 40 * 86_400);
  expect(await world.get('/v1/account', `Bearer ${sessionId}`)).toMatchObject({ id: account.id });
  expect(await world.checkReadiness()).toEqual([
    503,
    expect.stringMatching(/315360\d\d s ahead of the database/),
  ]);
  await world.close();
});

it('a provider is not ready while the clocks differ by more than five seconds, in either direction', async () => {
  let aheadMs = 6_000;
  const world = await openProviderWithClock({ now: () => Date.now() + aheadMs });
  expect(await world.checkReadiness()).toEqual([503, expect.stringContaining('6 s ahead of the database')]);
  expect(world.provider.findClockObstacle()).toContain('6 s ahead of the database');

  aheadMs = -6_000;
  expect(await world.checkReadiness()).toEqual([503, expect.stringContaining('6 s behind the database')]);

  aheadMs = 4_000;
  expect(await world.checkReadiness()).toEqual([200, '{"status":"ready"}']);
  await world.close();
});

it.each([
  ['365 days', 365 * 86_400, [/newest record is 365 days old/]],
  ['an hour', 3_600, []],
])(
  'makes jobs wait if an embedded database seems to have been unused for %s',
  async (_idleTime, seconds, obstacles) => {
    const database = await openTestDatabase();
    const { db } = database;
    await db
      .updateTable('reconciliation')
      .set({ finished_at: Math.floor(Date.now() / 1_000) - seconds })
      .execute();
    const config = readConfig({ DATA_DIR: 'memory://', LOG_LEVEL: 'silent', WORLD_SEED: 'no' });

    const provider = await openProvider(config, { database: { ...database, isEmbedded: true } });

    const obstacle = provider.findClockObstacle();
    expect(obstacle === null ? [] : [obstacle]).toEqual(
      obstacles.map((pattern) => expect.stringMatching(pattern)),
    );
    // The seasons of an empty database are still written.
    expect(await db.selectFrom('seasons').select('id').execute()).not.toEqual([]);
    await provider.close();
  },
);

it('follows the monotonic clock when the clock of the process jumps', async () => {
  const database = await openTestDatabase();
  let jumpMs = 0;
  const clock = await DatabaseClock.open(database.db, { now: () => Date.now() + jumpMs });

  jumpMs = year;

  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
  expect(clock.isTrusted).toBe(true);
  await clock.measure();
  expect(clock.isTrusted).toBe(false);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
  await database.close();
});
