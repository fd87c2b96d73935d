import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from '../platform/database/migrations.ts';
import { condenseStatements } from './condense-statements.ts';
import { openTestDatabase } from './open-test-database.ts';
import { packSources } from './previous-sources.ts';
import { findStatementFailure } from './find-statement-failure.ts';

/**
 * Writes the sources of the provider into `migrations/previous-release.br`, and the statements of this checkout that
 * `RECORD_STATEMENTS` has recorded into `migrations/previous-release.json`, when it is released (CONTRIBUTING.md). Omits
 * statements that fail on the current tables, because they belong to migrations.
 */
const [recordFile = ''] = process.argv.slice(2);
const recordedLines = new Set(readFileSync(recordFile, 'utf8').trim().split('\n'));
const recordedStatements = Array.from(recordedLines, (line): string => String(JSON.parse(line)));
const { db, close } = await openTestDatabase();
const statements: string[] = [];
for (const statement of condenseStatements(recordedStatements))
  if ((await findStatementFailure(db, statement)) === null) statements.push(statement);
await close();
const statementsFile = join(import.meta.dirname, '../migrations/previous-release.json');
writeFileSync(statementsFile.replace(/json$/, 'br'), packSources(join(import.meta.dirname, '../../..')));
writeFileSync(
  statementsFile,
  `${JSON.stringify({ lastMigration: migrationNames.at(-1), statements }, null, 2)}\n`,
);
