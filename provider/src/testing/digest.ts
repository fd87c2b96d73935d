import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const ofItsLock = 'lock_id in (select id from locks where account_id = $account)';

/** What makes a row of a table somebody's; a new table does not compile until it is said. */
const rowsOf: Record<keyof Database, string | 'nobody' | 'counts tries'> = {
  accounts: 'id = $account',
  assets: 'owner_id = $account',
  attempts: 'counts tries',
  auth_flows: 'counts tries',
  ceremonies: 'counts tries',
  cycles: 'nobody',
  idempotency: 'account_id = $account',
  locks: 'account_id = $account',
  mail_queue: 'nobody',
  mails: 'nobody',
  passkeys: 'account_id = $account',
  payment_sessions: ofItsLock,
  payments: ofItsLock,
  purchases: 'account_id = $account',
  seasons: 'nobody',
  secrets: 'nobody',
  sessions: 'account_id = $account',
  stock: 'nobody',
};

/** By table: how many rows, and a sum over their texts, in whatever order they lie. */
export type Digest = Record<string, string>;

/** What the database holds of one account, to the letter. */
export const digestOfAccount = (db: Kysely<Database>, accountId: string): Promise<Digest> =>
  digest(
    db,
    Object.entries(rowsOf).flatMap(([table, rows]) =>
      rows.includes('$account') ? [{ table, rows: rows.replace('$account', `'${accountId}'`) }] : [],
    ),
  );

/**
 * What the database holds. Tables that keep count of tries are left out: a refused code is one try less, a ceremony that
 * was answered wrongly is over.
 */
export const digestOfWorld = (db: Kysely<Database>): Promise<Digest> =>
  digest(
    db,
    Object.entries(rowsOf).flatMap(([table, rows]) =>
      rows === 'counts tries' ? [] : [{ table, rows: 'true' }],
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
