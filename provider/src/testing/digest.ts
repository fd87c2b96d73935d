import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const ofItsLock = 'lock_id in (select id from locks where account_id = $account)';

/** The condition that a row belongs to an account. A new table does not compile without one. */
const rowsOf: Record<keyof Database, string> = {
  accounts: 'id = $account',
  assets: 'owner_id = $account',
  attempts: 'counts attempts',
  auth_flows: 'counts attempts',
  ceremonies: 'counts attempts',
  cycle_reminders: 'account_id = $account',
  cycles: 'no account',
  idempotency: 'account_id = $account',
  locks: 'account_id = $account',
  mail_queue: 'no account',
  mails: 'no account',
  passkeys: 'account_id = $account',
  payment_sessions: ofItsLock,
  payments: ofItsLock,
  purchases: 'account_id = $account',
  seasons: 'no account',
  secrets: 'no account',
  security_events: 'account_id = $account',
  sessions: 'account_id = $account',
  stock: 'no account',
};

/** By table: the number of rows and a checksum that does not depend on their order. */
export type Digest = Record<string, string>;

/** Digest of all rows of an account. */
export const digestOfAccount = (db: Kysely<Database>, accountId: string): Promise<Digest> =>
  digest(
    db,
    Object.entries(rowsOf).flatMap(([table, rows]) =>
      rows.includes('$account') ? [{ table, rows: rows.replace('$account', `'${accountId}'`) }] : [],
    ),
  );

/**
 * Digest of all rows. Tables that count attempts are excluded: a wrong code uses up a try, and a wrong answer ends a
 * ceremony.
 */
export const digestOfWorld = (db: Kysely<Database>): Promise<Digest> =>
  digest(
    db,
    Object.entries(rowsOf).flatMap(([table, rows]) =>
      rows === 'counts attempts' ? [] : [{ table, rows: 'true' }],
    ),
  );

async function digest(db: Kysely<Database>, parts: { table: string; rows: string }[]): Promise<Digest> {
  const selects = parts.map(
    ({ table, rows }) =>
      `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(held::text, 0)), 0) as held
       from ${table} as held where ${rows}`,
  );
  const found = await sql<{ name: string; held: string }>`${sql.raw(selects.join(' union all '))}`.execute(
    db,
  );
  return Object.fromEntries(found.rows.map(({ name, held }) => [name, held]));
}
