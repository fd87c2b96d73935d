import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { openDatabase, openServer } from './open-database.ts';
import type { Database, OpenDatabase } from './database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { catchFailure } from '../../testing/catch-failure.ts';

const url = process.env.TESTS_RUN_ON;
/** `describe` on a server; the embedded database has neither connections nor time limits. */
const describeOnServer = url ? describe : describe.skip;

const defaultLimits = { statement: 5_000, response: 6_000, lock: 5_000, idleInTransaction: 5_000 };

let server: OpenDatabase | undefined;
const openTestServer = async (limits: Partial<typeof defaultLimits>) =>
  (server = await openServer(url ?? '', { ...defaultLimits, ...limits }));
afterEach(() => server?.close());

const readConnectionId = async (db: Database) =>
  (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)).rows[0]?.id;

describeOnServer('on a server', () => {
  it('reports a role without access to the tables, such as a role that was created for a new password', async () => {
    const { db } = await openTestServer({});
    const role = `stranger_${randomUUID().slice(0, 8)}`;
    await sql`create role ${sql.raw(role)} login password 'of-a-stranger'`.execute(db);
    const address = new URL(url ?? '');
    address.username = role;
    address.password = 'of-a-stranger';

    const failure = await catchFailure(openDatabase({ databaseUrl: address.href, worldFolder: '' }));

    expect(failure).toBeInstanceOf(OperatorError);
    expect(failure.message).toMatch(/cannot be used: permission denied/);
    await sql`drop role ${sql.raw(role)}`.execute(db);
  });

  it('does not reuse a connection whose server did not respond in time', async () => {
    const { pools } = await openTestServer({ statement: 0, response: 2_000 });
    const connection = await readConnectionId(pools.sale);

    const failures = [
      await catchFailure(sql`select pg_sleep(20)`.execute(pools.sale)),
      await catchFailure(pools.sale.transaction().execute((trx) => sql`select pg_sleep(20)`.execute(trx))),
    ];

    expect(failures.map(isUnavailable)).toEqual([true, true]);
    expect(await readConnectionId(pools.sale)).not.toBe(connection);
  });

  it('does not reuse a connection to a server that became read-only', async () => {
    const { pools } = await openTestServer({});
    const connection = await readConnectionId(pools.sale);
    await sql`set default_transaction_read_only = on`.execute(pools.sale);

    const failure = await catchFailure(sql`create table written (id integer)`.execute(pools.sale));

    expect(failure).toMatchObject({ code: '25006' });
    expect(isUnavailable(failure)).toBe(true);
    expect(await readConnectionId(pools.sale)).not.toBe(connection);
  });

  it('ends statements, lock waits and idle transactions that exceed their limits', async () => {
    const { pools, db } = await openTestServer({ statement: 1_500, lock: 200, idleInTransaction: 200 });
    const lock = sql`select pg_advisory_xact_lock(4712)`;
    const lockFailure = db.transaction().execute(async (trx) => {
      await lock.execute(trx);
      return catchFailure(lock.execute(pools.sale));
    });
    const idleFailure = catchFailure(
      pools.sale.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await new Promise((done) => setTimeout(done, 600));
        await sql`select 1`.execute(trx);
      }),
    );

    const failures = [
      await catchFailure(sql`select pg_sleep(5)`.execute(pools.sale)),
      await lockFailure,
      await idleFailure,
    ];

    expect(failures).toMatchObject([{ code: '57014' }, { code: '55P03' }, {}]);
    expect(failures.map(isUnavailable)).toEqual([true, true, true]);
  });

  it('answers reads and sign-ins while sales have used up their connections', async () => {
    const { pools, db } = await openTestServer({
      statement: 0,
      response: 60_000,
      lock: 0,
      idleInTransaction: 0,
    });
    const lockAcquired = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(4713)`.execute(trx);
      lockAcquired.resolve();
      await end.promise;
    });
    await lockAcquired.promise;
    const sales = Array.from({ length: 20 }, () =>
      sql`select pg_advisory_xact_lock(4713)`.execute(pools.sale),
    );

    const connections = await Promise.all([readConnectionId(pools.reads), readConnectionId(pools.identity)]);

    expect(connections).toEqual([expect.any(Number), expect.any(Number)]);
    end.resolve();
    await Promise.all([holder, ...sales]);
  });
});
