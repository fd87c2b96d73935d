import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Database } from './database.ts';

/** @returns names of the migrations that this version of the provider needs and the database lacks */
export async function listMissingMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !done.has(name));
}
