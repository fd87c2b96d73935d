import type { Kysely, QueryExecutorProvider } from 'kysely';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { MigrationContext } from '../../migrations/create-index.ts';

export interface Migration {
  up(db: Kysely<unknown>, context: MigrationContext): Promise<void>;
  /** Whether the migration runs outside a transaction, because it creates indexes while the tables are in use. */
  runsConcurrently?: boolean;
}

const folder = new URL('../../migrations/', import.meta.url);
const fileNamePattern = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** The migrations in the order in which they run. Never change a released migration; add a new one instead. */
export const migrationNames = readdirSync(folder)
  .flatMap((file) => fileNamePattern.exec(file)?.[1] ?? [])
  .toSorted();

/** The migration that creates all tables. It replaces the migrations of earlier versions up to its own name. */
export const firstMigration = migrationNames[0] ?? '';

export async function loadMigrations(): Promise<Record<string, Migration>> {
  const load = async (name: string): Promise<[string, Migration]> => [
    name,
    await import(`../../migrations/${name}.ts`),
  ];
  return Object.fromEntries(await Promise.all(migrationNames.map(load)));
}

/** Lists the migrations that a database has run, by name. The database must have the table `kysely_migration`. */
export async function listDoneMigrations(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Compares the migrations that a database has run with the migrations of this version. */
export async function compareMigrations(db: QueryExecutorProvider) {
  const doneNames = await listDoneMigrations(db);
  return {
    /** Migrations of this version that have not run. */
    missing: migrationNames.filter((name) => !doneNames.includes(name)),
    /** Migrations that a newer version has run. */
    unknown: doneNames.filter((name) => name > firstMigration && !migrationNames.includes(name)),
  };
}
