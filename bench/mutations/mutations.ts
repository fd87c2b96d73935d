import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@emberclutch/tooling/postgres/find-postgres';
import { openPostgres } from '@emberclutch/tooling/postgres/open-postgres';
import type { Mutation } from './mutation-list.ts';
import { mutations } from './mutation-list.ts';

/**
 * Takes one guard after another out of a copy of the provider and runs the tests that watch it, on PostgreSQL: each time
 * they must fail. Names on the command line choose some of them. Takes about four minutes.
 */
const root = join(import.meta.dirname, '../..');
const programs = findPostgres();
if (programs === null) throw new Error('No PostgreSQL was found.');
const server = await openPostgres(programs, { fsync: 'off', max_connections: 300 });
const copy = mkdtempSync(join(tmpdir(), 'guards-'));
layOut();

const chosen = mutations.filter(
  ({ name }) => process.argv.length < 3 || process.argv.slice(2).includes(name),
);
const intact = await runTests([...new Set(chosen.map(({ tests }) => tests))]);
console.log(`with every guard: ${intact ? 'all pass' : 'SOMETHING FAILS ALREADY'}`);
let missed = 0;
for (const guard of chosen) {
  const restore = takeOut(guard);
  const passed = await runTests([guard.tests]);
  restore();
  if (passed) missed += 1;
  console.log(`without ${guard.name}: ${passed ? 'NOBODY NOTICES' : 'noticed'}`);
}
console.log(`${chosen.length - missed} of ${chosen.length} were noticed (wanted: all)`);
rmSync(copy, { recursive: true });
await server.close();
process.exitCode = intact && missed === 0 ? 0 : 1;

/** Provider and test settings are copied; everything else is where it was. */
function layOut() {
  const filter = (path: string) => !path.endsWith('node_modules');
  for (const name of ['provider', 'tooling']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
    symlinkSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'));
  }
  for (const name of ['package.json', 'jest.config.ts'])
    writeFileSync(join(copy, name), readFileSync(join(root, name)));
  for (const name of ['node_modules', 'shared', 'edge', 'host', 'e2e'])
    symlinkSync(join(root, name), join(copy, name));
}

/** @returns puts it back */
function takeOut({ name, file, guard, instead }: Mutation): () => void {
  const path = join(copy, 'provider/src', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(guard).length !== 2) throw new Error(`${file} does not have ${name} once.`);
  writeFileSync(
    path,
    text.replace(guard, () => instead),
  );
  return () => writeFileSync(path, text);
}

/** @returns whether all of them passed */
async function runTests(files: string[]): Promise<boolean> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--selectProjects', 'provider:postgres', '--bail', '--runTestsByPath'];
  const child = spawn(
    process.execPath,
    [jest, ...args, ...files.map((file) => join(copy, 'provider/src', file))],
    {
      cwd: copy,
      env: { ...process.env, TEST_DATABASE_URL: server.urlOf('postgres') },
      stdio: ['ignore', 'ignore', process.env.SHOW ? 'inherit' : 'ignore'],
    },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}
