import { readFileSync } from 'node:fs';
import { migrationNames } from './migrations.ts';

/** The last migration to which the rules below do not apply. */
const lastFreeMigration = '0034';

const isSubjectToRules = (name: string) => name.slice(0, 4) > lastFreeMigration;
const readSource = (name: string) =>
  readFileSync(new URL(`../../migrations/${name}.ts`, import.meta.url), 'utf8');

/** Changes that would break a process of the previous version, or block writes while an index is created. */
const forbiddenPatterns = {
  'drops, renames or narrows something':
    /\bdrop (table|column)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type\b/i,
  'creates an index by itself': /\bcreate (unique )?index\b/i,
};

/** @returns the rules that a migration breaks */
function findBrokenRules(source: string): string[] {
  const isContraction = /export const contractsAfter = '\d{4}-/.test(source);
  // A table that the migration creates is empty and not in use.
  const createdTables = [...source.matchAll(/create table (\w+)/gi)].map(([, table = '']) => table);
  const statements = source.replaceAll(/create (?:unique )?index \w+ on (\w+)/gi, (match, table: string) =>
    createdTables.includes(table) ? '' : match,
  );
  return Object.entries(forbiddenPatterns).flatMap(([rule, pattern]) =>
    pattern.test(statements) && !(isContraction && rule.startsWith('drops')) ? [rule] : [],
  );
}

it('expands tables that an earlier version still uses, and contracts them only in a later release', () => {
  const brokenRules = migrationNames
    .filter(isSubjectToRules)
    .flatMap((name) => findBrokenRules(readSource(name)).map((rule) => `${name} ${rule}`));

  expect(brokenRules).toEqual([]);
});

it.each([
  ['alter table locks drop column checkout_id', ['drops, renames or narrows something']],
  ["export const contractsAfter = '0013-locks-in-one-row';\nalter table locks drop column checkout_id", []],
  ['create index locks_by_age on locks (created_at)', ['creates an index by itself']],
  ['create table notes (id bigint); create index notes_by_id on notes (id)', []],
  ['alter table locks add column note text', []],
])('finds the broken rules of %j', (source, brokenRules) => {
  expect(findBrokenRules(source)).toEqual(brokenRules);
});
