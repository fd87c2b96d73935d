import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from '../platform/database/migrations.ts';
import { openTestDatabase } from './open-test-database.ts';
import { packSources } from './previous-sources.ts';
import { findStatementFailure } from './find-statement-failure.ts';

/**
 * Records a provider that is being released, for the tests of the next one (CONTRIBUTING.md). Writes its sources into
 * `migrations/previous-release.br`, and the statements that `RECORD_STATEMENTS` has collected into
 * `migrations/previous-release.json`. Omits statements that fail on the current tables, because they belong to migrations.
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

/**
 * Reduces statements to a set that contains every sequence of three consecutive words of the input. The dropped statements differ
 * from the remaining ones only in filters, or in the number of ids or rows, and use the same tables and columns.
 */
function condenseStatements(statements: string[]): string[] {
  const condensedStatements: string[] = [];
  const knownTriples = new Set<string>();
  const candidates = new Set(statements.filter(isDataStatement).map(shortenLists));
  for (const statement of [...candidates].toSorted((a, b) => a.length - b.length)) {
    const words = statement.replaceAll(/\$\d+/g, '$').match(/"?\w+"?|\$|[^\s\w]/g) ?? [];
    const triples = words.map((_, index) => words.slice(index, index + 3).join(' '));
    if (triples.every((triple) => knownTriples.has(triple))) continue;
    for (const triple of triples) knownTriples.add(triple);
    condensedStatements.push(statement);
  }
  return condensedStatements.toSorted();
}

const shortenLists = (statement: string) =>
  statement
    .replaceAll(/(values \([^()]*\))(?:, \([^()]*\))+/g, '$1')
    .replaceAll(/( in \(\$\d+)(?:, \$\d+)+\)/g, '$1)')
    .trim();

const isDataStatement = (statement: string) =>
  /^\s*(-- name: \w+\s+)?(select|insert|update|delete|with)\b/i.test(statement) &&
  !/pg_(tables|sequences|stat|terminate|prepared|advisory_lock|catalog)|kysely_migration|session_replication_role/.test(
    statement,
  );
