import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { migrationNames } from '../platform/database/migrations.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { unpackSources } from '../testing/previous-sources.ts';
import { findStatementFailure } from '../testing/find-statement-failure.ts';

interface Release {
  lastMigration: string;
  /**
   * Statements that the tests of the previous release sent to PostgreSQL, reduced to a subset that still contains every
   * sequence of three consecutive words.
   */
  statements: string[];
}

/** Written by `RECORD_STATEMENTS` (CONTRIBUTING.md) when a release is made. */
const release = JSON.parse(
  readFileSync(join(import.meta.dirname, 'previous-release.json'), 'utf8'),
) as Release;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-previous-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lists the columns that an insert must name, by table. */
async function listRequiredColumns(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null
      and is_generated = 'NEVER' and is_identity = 'NO'
    group by table_name
  `.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Finds the tables and columns into which a statement inserts. */
const findInserts = (statement: string) =>
  [...statement.matchAll(/insert into "?(\w+)"?(?: as \w+)? \(([^)]*)\)/gi)].map(
    ([, table = '', columns = '']) => ({
      table,
      columns: columns.split(',').map((column) => column.trim().replaceAll('"', '')),
    }),
  );

it('runs the statements of the previous release on the tables of this release', async () => {
  expect(migrationNames).toContain(release.lastMigration);
  const failures: string[] = [];
  for (const statement of release.statements) {
    const failure = await findStatementFailure(database.db, statement);
    if (failure !== null) failures.push(failure);
  }

  expect(failures).toEqual([]);
});

it('requires no column that the previous release does not write', async () => {
  const requiredColumns = await listRequiredColumns(database.db);
  const inserts = release.statements.flatMap(findInserts);

  const missingColumns = inserts.flatMap(({ table, columns }) =>
    (requiredColumns.get(table) ?? [])
      .filter((column) => !columns.includes(column))
      .map((column) => `${table}.${column}`),
  );

  expect(inserts.length).toBeGreaterThan(10);
  expect([...new Set(missingColumns)]).toEqual([]);
});

it('finds a dropped column, and a column that became required', async () => {
  const trx = await database.db.startTransaction().execute();
  await sql`alter table locks drop column checkout_id, add column added text not null`.execute(trx);

  const requiredColumns = await listRequiredColumns(trx);
  const failures: (string | null)[] = [];
  for (const [index, statement] of release.statements.entries()) {
    if (!statement.includes('checkout_id')) continue;
    await sql.raw(`savepoint s${index}`).execute(trx);
    failures.push(await findStatementFailure(trx, statement));
    await sql.raw(`rollback to s${index}`).execute(trx);
  }
  await trx.rollback().execute();

  expect(requiredColumns.get('locks')).toContain('added');
  expect(failures.some((failure) => failure?.includes('checkout_id'))).toBe(true);
});

it('lets the providers of the previous release and of this release work on the same tables', async () => {
  const root = join(import.meta.dirname, '../../..');
  unpackSources(readFileSync(join(import.meta.dirname, 'previous-release.br')), folder, root);

  const program = join(import.meta.dirname, '../testing/run-beside-previous.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--liftoff-only', program, folder]);

  const result = JSON.parse(stdout) as { migrations: string[]; unbookedDifferences: string[] };
  expect(result).toEqual({
    migrations: migrationNames.slice(migrationNames.indexOf(release.lastMigration) + 1),
    // Each player bought four times, and both releases list all four purchases.
    purchases: { ada: [4, 4], bo: [4, 4], cy: [4, 4] },
    // The previous release has no ledger: the first comparison books what it sold after the migration.
    unbookedDifferences: expect.any(Array),
    differences: [],
  });
  expect(result.unbookedDifferences.every((line) => line.endsWith('the ledger does not have it.'))).toBe(
    true,
  );
});
