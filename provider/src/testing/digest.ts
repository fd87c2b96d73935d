import { sql } from 'kysely';
import { personalTables } from '../personal-data/personal-tables.ts';
import type { Database } from '../platform/database/database.ts';

/** Tables that a failed attempt changes: a wrong code uses up an attempt, and a wrong response ends a ceremony. */
const attemptTables = new Set(['attempts', 'auth_flows', 'ceremonies']);

/** Tables to which anyone can add rows about an account by entering its address or a wrong code. */
const publiclyWritableTables = new Set([...attemptTables, 'mail_queue', 'mails']);

/** The number of rows of each table, and a checksum that does not depend on their order. */
export type Digest = Record<string, string>;

export const digestAccount = (db: Database, accountId: string): Promise<Digest> =>
  digest(
    db,
    Object.entries(personalTables).flatMap(([table, personalData]) =>
      personalData === null || publiclyWritableTables.has(table)
        ? []
        : [{ table, condition: personalData.condition.replaceAll('$account', `'${accountId}'`) }],
    ),
  );

/** Digest of all rows, except in the tables that count attempts. */
export const digestWorld = (db: Database): Promise<Digest> =>
  digest(
    db,
    Object.keys(personalTables).flatMap((table) =>
      attemptTables.has(table) ? [] : [{ table, condition: 'true' }],
    ),
  );

async function digest(db: Database, parts: { table: string; condition: string }[]): Promise<Digest> {
  const selects = parts.map(
    ({ table, condition }) =>
      `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as checksum
       from ${table} as row where ${condition}`,
  );
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`${sql.raw(selects.join(' union all '))}`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}
