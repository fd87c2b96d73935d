import { sql } from 'kysely';
import { openForEach } from '../../testing/open-for-tests.ts';
import { asOperator } from '../../testing/open-test-provider.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';

const metricsToken = 'scrape-me-every-15-seconds';
const world = openForEach(() => openTestSpawn({}, { metricsToken }));

const readReadiness = async () => {
  const { statusCode, json } = await world.get('/readyz');
  return { statusCode, ...json<{ status: string; reason?: string }>() };
};
const toNotReady = (reason: string) => ({ statusCode: 503, status: 'not ready', reason });

it('reports liveness and readiness, and is not ready while draining', async () => {
  expect((await world.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await readReadiness()).toEqual({ statusCode: 200, status: 'ready' });
  await world.provider.drain();

  expect(await readReadiness()).toEqual(toNotReady('This process is about to end.'));
  // Requests that arrive nevertheless are served.
  expect((await world.get('/v1/seasons/current')).statusCode).toBe(200);
});

it('a process is not ready when the database is read-only, unavailable or lacks a migration', async () => {
  const { db } = world;
  await sql`set default_transaction_read_only = on`.execute(db);
  expect(await readReadiness()).toEqual(toNotReady('The database is read-only.'));
  await sql`set default_transaction_read_only = off`.execute(db);
  expect(await readReadiness()).toMatchObject({ statusCode: 200 });

  await db.schema.alterTable('kysely_migration').renameTo('elsewhere').execute();
  const missingTableResponse = await readReadiness();
  await db.schema.alterTable('elsewhere').renameTo('kysely_migration').execute();
  await sql`delete from kysely_migration where name = '0026-payment-session-addresses'`.execute(db);

  expect(missingTableResponse).toEqual(toNotReady('The database does not answer.'));
  expect(await readReadiness()).toEqual(toNotReady('The database lacks 0026-payment-session-addresses.'));
  expect((await world.get('/healthz')).statusCode).toBe(200);
});

it('reports metrics to the operator', async () => {
  const [ada, ben] = [await world.signIn(), await world.signIn()];
  await Promise.all([ada.lock(createBasket(2)), ben.lock(createBasket(1, 1)), ada.get('/v1/assets/77')]);

  const { body, headers } = await world.get('/metrics', asOperator);

  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'emberclutch_database_up 1',
      'emberclutch_mails{state="waiting"} 0',
      'emberclutch_request_seconds_count{route="/v1/eggs/spawn/lock",method="POST",status="200"} 2',
      'emberclutch_request_seconds_count{route="/v1/assets/:id",method="GET",status="404"} 1',
    ]),
  );
});

it.each([
  [200, { authorization: `Bearer ${metricsToken}` }, '192.0.2.7'],
  [404, { authorization: 'Bearer another' }, '192.0.2.7'],
  [404, {}, '127.0.0.1'],
  [404, { via: '1.1 proxy' }, '127.0.0.1'],
  [404, { 'x-real-ip': '192.0.2.7' }, '127.0.0.1'],
  [404, { host: 'rebound.example' }, '127.0.0.1'],
])('answers %i to a request for metrics with %j from %s', async (status, headers, remoteAddress) => {
  expect((await world.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status);
});
