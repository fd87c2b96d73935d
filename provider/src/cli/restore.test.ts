import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { connectForCommand } from '../platform/database/database.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { openStripeDouble } from '../testing/stripe-double.ts';
import { createTestWorld } from '../testing/create-test-world.ts';
import { listLatePayments } from './list-late-payments.ts';
import { runCommand } from './run-command.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'emberclutch-restore-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function call(args: string[], dataDir: string) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const environment = { DATA_DIR: join(folder, dataDir), WORLD_SEED: 'no' };
  const code = await runCommand({ args, environment, print: write, complain: write });
  return { code, lines };
}

async function withWorld<Result>(
  dataDir: string,
  work: (world: Awaited<ReturnType<typeof connectForCommand>>) => Promise<Result>,
): Promise<Result> {
  const world = await connectForCommand(readConfig({ DATA_DIR: join(folder, dataDir) }));
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}

it('ends sign-ins and mails, continues with later ids, and does not migrate the tables of an earlier version', async () => {
  await createTestWorld(join(folder, 'data'));
  const accountId = randomUUID();
  await withWorld('data', async ({ db }) => {
    await db
      .insertInto('accounts')
      .values({ id: accountId, email: 'moss@example.com', display_name: 'Moss', created_at: 1_800_000_000 })
      .execute();
    await sql`insert into sessions (id_hash, account_id, signed_in_by, created_at, last_seen_at, authenticated_at, expires_at)
      values ('hash', ${accountId}, 'code', 1800000100, 1800000100, 1800000100, 1900000000)`.execute(db);
    await sql`insert into site_tokens (account_id, origin, token_hash, created_at, last_used_at, expires_at)
      values (${accountId}, 'https://wiki.example', 'hash', 1800000100, 1800000100, 1900000000)`.execute(db);
    await sql`insert into passkeys (credential_id, account_id, public_key, counter, aaguid, synced, transports, created_at)
      values ('key', ${accountId}, '\\x00', 0, ${randomUUID()}, false, '{}', 1800000000)`.execute(db);
    await sql`insert into mail_queue (id, recipient, subject, text, created_at, due_at)
      values (${randomUUID()}, 'moss@example.com', 'Code', 'Code', 1800000100, 1800000100)`.execute(db);
    await sql`select nextval('assets_id_seq')`.execute(db);
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  });
  const file = join(folder, 'world.backup');
  await call(['backup', file], 'data');

  const restored = await call(['restore', file], 'elsewhere');
  const refused = await call(['seasons', 'close'], 'elsewhere');
  const withoutPasskeys = await call(['restore', file, '--remove-passkeys'], 'third');

  expect(restored).toEqual({
    code: 0,
    lines: [
      'The world is back: 1 accounts, 0 assets.',
      'Ended: 1 sessions, 1 tokens of connected sites, 0 sign-ins, 1 queued mails. Numbers go on 100000 later.',
      '1 passkeys sign in, including any that were removed after the backup. --remove-passkeys removes them all.',
      expect.stringMatching(/^The tables are of an earlier version: they lack \d{4}-/),
    ],
  });
  expect(refused).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The tables are of an earlier version: they lack \d{4}-/)],
  });
  await withWorld('elsewhere', async ({ db }) => {
    const { rows } = await sql`select (select count(*)::int from sessions) as sessions,
      (select count(*)::int from site_tokens) as tokens, (select count(*)::int from mail_queue) as mails, (select count(*)::int from passkeys) as passkeys,
      nextval('assets_id_seq')::int as next`.execute(db);
    expect(rows).toEqual([{ sessions: 0, tokens: 0, mails: 0, passkeys: 1, next: 100_002 }]);
  });
  expect(withoutPasskeys.lines).toContain('1 passkeys were removed: their owners sign in by a code.');
});

it('leaves no embedded world whose sessions it could not end', async () => {
  await createTestWorld(join(folder, 'data'));
  await withWorld('data', async ({ db }) => {
    await sql`create function keep() returns trigger language plpgsql as 'begin raise ''kept''; end'`.execute(
      db,
    );
    await sql`create trigger keep before delete on sessions execute function keep()`.execute(db);
  });
  const file = join(folder, 'world.backup');
  await call(['backup', file], 'data');

  await expect(call(['restore', file], 'elsewhere')).rejects.toThrow('kept');

  expect(existsSync(join(folder, 'elsewhere/world/postgres'))).toBe(false);
});

it('lists the payments that were made after the backup', async () => {
  const clock = new FakeClock();
  const stripe = await openStripeDouble(clock);
  const world = await openTestSpawn({}, { payments: 'stripe', stripe: stripe.settings }, { clock });
  const { checkoutUrl } = (await (await world.signIn()).lock(basket(1))).json<{ checkoutUrl: string }>();
  const opened = await world.inject({ url: checkoutUrl });
  stripe.pay(String(opened.headers.location).split('/').at(-1) ?? '');
  const backup = await openTestDatabase();

  const late = await listLatePayments(backup.db, stripe.settings, clock.now() / 1000);

  expect(late).toMatchObject([{ amount: '25.00', currency: 'USD' }]);
  await backup.close();
  await world.close();
  await stripe.close();
});
