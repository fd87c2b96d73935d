import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The environment of a migration. */
export interface MigrationContext {
  /** Whether the database is embedded, so that no other process uses its tables. */
  isEmbedded: boolean;
}

/**
 * Creates an index on a table in use, without blocking writes. The migration exports `runsConcurrently`. An interrupted creation
 * leaves an invalid index, which the next attempt replaces.
 * @param definition the SQL after the name, such as `on locks (account_id)`
 */
export async function createIndex(
  db: Kysely<unknown>,
  { isEmbedded }: MigrationContext,
  { name, definition }: { name: string; definition: string },
): Promise<void> {
  if (isEmbedded) {
    await sql.raw(`create index if not exists ${name} ${definition}`).execute(db);
    return;
  }
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid
  `.execute(db);
  if (rows.length > 0) await sql.raw(`drop index concurrently ${name}`).execute(db);
  await sql.raw(`create index concurrently if not exists ${name} ${definition}`).execute(db);
}
