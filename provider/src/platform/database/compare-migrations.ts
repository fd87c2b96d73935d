import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import { migrationNames } from './migrations.ts';

/** Names of the migrations that only the database or only this version has. */
interface MigrationDifferences {
  /** Required by this version, but not run. */
  missing: string[];
  /** Run by a newer version. */
  unknown: string[];
}

/** Compares the migrations of a database with the migrations of this version. The database must have run at least one. */
export async function compareMigrations(db: QueryExecutorProvider): Promise<MigrationDifferences> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  const done = rows.map(({ name }) => name);
  return {
    missing: migrationNames.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !migrationNames.includes(name)),
  };
}
