import { asOperator } from '../../testing/open-test-provider.ts';
import { sql } from 'kysely';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import type { TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;

beforeEach(async () => {
  world = await openTestSpawn();
});

afterEach(() => world.close());

it('reports liveness and readiness, and no readiness while draining', async () => {
  const { inject, provider } = world;

  expect((await inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  await provider.drain();
  const draining = await inject({ url: '/readyz' });

  expect([draining.statusCode, draining.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'This process is about to end.' },
  ]);
  // Requests that arrive nevertheless are served.
  expect((await inject({ url: '/v1/seasons/current' })).statusCode).toBe(200);
});

it('is not ready when the database lacks a migration or is unavailable', async () => {
  const { inject, db } = world;
  await db.schema.alterTable('kysely_migration').renameTo('elsewhere').execute();
  const away = await inject({ url: '/readyz' });
  await db.schema.alterTable('elsewhere').renameTo('kysely_migration').execute();
  await sql`delete from kysely_migration where name = '0002-world'`.execute(db);
  const older = await inject({ url: '/readyz' });

  expect([away.statusCode, away.json()]).toEqual([
    503,
    expect.objectContaining({ reason: 'The database does not answer.' }),
  ]);
  expect([older.statusCode, older.json()]).toEqual([
    503,
    expect.objectContaining({ reason: 'The database lacks 0002-world.' }),
  ]);
  expect((await inject({ url: '/healthz' })).statusCode).toBe(200);
});

it('is not ready while the database is read-only', async () => {
  const { inject, db } = world;

  await sql`set default_transaction_read_only = on`.execute(db);
  const readOnly = await inject({ url: '/readyz' });
  await sql`set default_transaction_read_only = off`.execute(db);

  expect([readOnly.statusCode, readOnly.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The database is read-only.' },
  ]);
  expect((await inject({ url: '/readyz' })).statusCode).toBe(200);
});

it('reports metrics to the operator', async () => {
  const ada = await world.signIn();
  await Promise.all([
    ada.lock(basket(2)),
    (await world.signIn()).lock(basket(1, 1)),
    ada.get('/v1/assets/77'),
  ]);

  const { body, headers } = await world.inject({ url: '/metrics', headers: asOperator });

  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'emberclutch_database_up 1',
      `emberclutch_stock_remaining{kind="egg"} ${world.settings.eggs - 3}`,
      `emberclutch_stock_remaining{kind="key"} ${world.settings.keys - 1}`,
      'emberclutch_locks_held 2',
      'emberclutch_mails{state="waiting"} 0',
      'emberclutch_lock_batch_size_sum 2',
      'emberclutch_request_seconds_count{route="/v1/eggs/spawn/lock",method="POST",status="200"} 2',
      'emberclutch_request_seconds_count{route="/v1/assets/:id",method="GET",status="404"} 1',
    ]),
  );
});

it('hides metrics from other requests', async () => {
  const { inject } = world;

  const answers = await Promise.all([
    inject({ url: '/metrics', remoteAddress: '127.0.0.1' }),
    inject({ url: '/metrics', headers: { via: '1.1 proxy' } }),
    inject({ url: '/metrics', headers: { 'x-real-ip': '192.0.2.7' } }),
    inject({ url: '/metrics', headers: { host: 'rebound.example' } }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

it('reports metrics to requests with the token from any address', async () => {
  const metricsToken = 'scrape-me-every-15-seconds';
  const guarded = await openTestProvider({ metricsToken });
  const read = (authorization?: string) =>
    guarded.inject({
      url: '/metrics',
      remoteAddress: '192.0.2.7',
      headers: { ...(authorization && { authorization }) },
    });

  const answers = await Promise.all([read(`Bearer ${metricsToken}`), read('Bearer another'), read()]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
  await guarded.close();
});
