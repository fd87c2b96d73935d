import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { accountTables } from './account-tables.ts';
import { assetTables } from './asset-tables.ts';
import { saleTables, saleTriggers } from './sale-tables.ts';

/**
 * Creates the tables of an empty database. Replaces the migrations 0001 to 0025 of earlier versions, and has the name of the last
 * one, so that it does not run on a database on which they ran.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accountTables, ...saleTables, ...assetTables, ...saleTriggers])
    await sql.raw(statement).execute(db);
  await sql`insert into secrets (name, value) values ('decoys', ${randomBytes(32).toString('base64url')})`.execute(
    db,
  );
}
