import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { camelCaseKeys } from '../platform/database/camel-cased.ts';
import type { Database } from '../platform/database/database.ts';
import { personalTables } from './personal-tables.ts';

/** The account whose rows are read or removed. */
export interface Owner {
  accountId: string;
  email: string;
}

const tables = Object.entries(personalTables).flatMap(([name, table]) => (table ? [{ name, ...table }] : []));

/** Reads all stored data about an account, by table, without the withheld columns. One snapshot: a sale is in all tables or in none. */
export async function readPersonalData(
  db: Database,
  owner: Owner,
): Promise<Record<string, Record<string, unknown>[]>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const data: Record<string, Record<string, unknown>[]> = {};
      for (const { name, condition, withheld } of tables) {
        const result = await sql<Record<string, unknown>>`
          select * from ${sql.table(name)} where ${toOwnerCondition(owner, condition)}`.execute(trx);
        data[name] = result.rows.map((row) => camelCaseKeys(toDownloadedRow(row, withheld)));
      }
      return data;
    });
}

/** Removes the rows that are not retained when an account is deleted. */
export async function removePersonalData(trx: Database, owner: Owner): Promise<void> {
  for (const { name, condition, isRetained } of tables)
    if (!isRetained)
      await sql`delete from ${sql.table(name)} where ${toOwnerCondition(owner, condition)}`.execute(trx);
}

/** Counts the eggs and dragons, the gateway keys and the purchases of an account. */
export async function countHoldings(db: Database, accountId: string) {
  const assets = await db
    .selectFrom('assets')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('type', '=', 'DRAGON').as('dragons'),
      fn.countAll<number>().filterWhere('type', '=', 'GATEWAY_KEY').as('gateway_keys'),
    ])
    .where('owner_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { purchases } = await db
    .selectFrom('purchases')
    .select(({ fn }) => fn.countAll<number>().as('purchases'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { dragons: assets.dragons, gatewayKeys: assets.gateway_keys, purchases };
}

/** Inserts the owner's id and address into the condition of a table. */
function toOwnerCondition({ accountId, email }: Owner, condition: string): RawBuilder<unknown> {
  const values: Record<string, RawBuilder<unknown>> = {
    $account: sql`${accountId}::uuid`,
    $email: sql`${email}`,
  };
  return sql.join(
    condition.split(/(\$\w+)/).map((part) => values[part] ?? sql.raw(part)),
    sql``,
  );
}

const toDownloadedRow = (row: Record<string, unknown>, withheld: readonly string[]) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !withheld.includes(column))
      .map(([column, value]) => [
        column,
        value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value,
      ]),
  );
