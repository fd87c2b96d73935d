import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { mutations } from './mutation-list.ts';
import type { Mutation } from './mutation-list.ts';

/**
 * Applies one mutation after another to a copy of the provider, and runs the tests that must detect it on PostgreSQL. Arguments select
 * mutations by name. Takes about four minutes. `--list` only checks that every mutation applies.
 */
const root = join(import.meta.dirname, '../..');

const args = process.argv.slice(2);

/**
 * Returns the text of a file with a mutation applied. White space in the original matches any white space, so that reformatted code needs
 * no change in the list.
 * @throws {Error} if the file does not contain the original exactly once
 */
function applyMutation(path: string, { name, original, replacement }: Mutation): string {
  const text = readFileSync(path, 'utf8');
  const matches = [...text.matchAll(toPattern(original))];
  const [match] = matches;
  if (match === undefined || matches.length > 1)
    throw new Error(`${path} contains "${name}" ${matches.length} times instead of once.`);
  return text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
}

const toPattern = (original: string) =>
  new RegExp(original.split(/\s+/).map(RegExp.escape).join('\\s+'), 'g');

if (args.includes('--list')) listMutations();
else await runMutations(mutations.filter(({ name }) => args.length === 0 || args.includes(name)));

function listMutations() {
  let failures = 0;
  for (const mutation of mutations) {
    try {
      applyMutation(join(root, 'provider/src', mutation.file), mutation);
      if (!existsSync(join(root, 'provider/src', mutation.tests)))
        throw new Error(`${mutation.tests} does not exist.`);
      console.log(`applies: ${mutation.name}`);
    } catch (error) {
      failures += 1;
      console.log(
        `DOES NOT APPLY: ${mutation.name}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  process.exitCode = failures === 0 ? 0 : 1;
}

async function runMutations(selectedMutations: Mutation[]) {
  const postgres = await openBenchPostgres({ fsync: 'off', max_connections: 300 });
  const copy = copyProvider();
  const runTests = (files: string[]) => runTestsIn(copy, postgres.server.urlOf('postgres'), files);

  const passesWithoutMutation = await runTests([...new Set(selectedMutations.map(({ tests }) => tests))]);
  console.log(`without a mutation: ${passesWithoutMutation ? 'all tests pass' : 'TESTS FAIL'}`);
  let detectedCount = 0;
  for (const mutation of selectedMutations) {
    const path = join(copy, 'provider/src', mutation.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutation(path, mutation));
    const hasPassed = await runTests([mutation.tests]);
    writeFileSync(path, text);
    if (!hasPassed) detectedCount += 1;
    console.log(`${mutation.name}: ${hasPassed ? 'NOT DETECTED' : 'detected'}`);
  }
  console.log(`${detectedCount} of ${selectedMutations.length} were detected (target: all)`);
  rmSync(copy, { recursive: true });
  await postgres.close();
  process.exitCode = passesWithoutMutation && detectedCount === selectedMutations.length ? 0 : 1;
}

/** Copies the provider and the test settings, and links everything else. */
function copyProvider(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
  const filter = (path: string) => !path.endsWith('node_modules');
  for (const name of ['provider', 'tooling']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
    symlinkSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'));
  }
  for (const name of ['package.json', 'jest.config.ts'])
    writeFileSync(join(copy, name), readFileSync(join(root, name)));
  for (const name of ['node_modules', 'shared', 'edge', 'host', 'e2e'])
    symlinkSync(join(root, name), join(copy, name));
  return copy;
}

/** @returns whether all tests have passed */
async function runTestsIn(copy: string, databaseUrl: string, files: string[]): Promise<boolean> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const options = ['--selectProjects', 'provider:postgres', '--bail', '--runTestsByPath'];
  const child = spawn(
    process.execPath,
    [jest, ...options, ...files.map((file) => join(copy, 'provider/src', file))],
    {
      cwd: copy,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', process.env.SHOW ? 'inherit' : 'ignore'],
    },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}
