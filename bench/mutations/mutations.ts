import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@emberclutch/tooling/federation/workspace-root.ts';
import { openBenchPostgres } from '../load/open-bench-postgres.ts';
import { mutations } from './mutation-list.ts';
import type { Mutation } from './mutation-list.ts';

/**
 * Applies one mutation after another to a copy of the provider, and runs the tests that must detect it on PostgreSQL. Arguments select
 * mutations by name. Takes about four minutes. `--list` only checks that every mutation applies.
 */
const root = workspaceRoot;
const args = process.argv.slice(2);

if (args.includes('--list')) for (const mutation of mutations) checkMutation(mutation);
else await runMutations(mutations.filter(({ name }) => args.length === 0 || args.includes(name)));

function checkMutation(mutation: Mutation): void {
  applyMutation(join(root, 'provider/src', mutation.file), mutation);
  statSync(join(root, 'provider/src', mutation.tests));
  console.log(`applies: ${mutation.name}`);
}

/**
 * Returns the text of a file with a mutation applied. White space in the original matches any white space, so that reformatted code needs
 * no change in the list.
 * @throws {Error} if the file does not contain the original exactly once
 */
function applyMutation(path: string, { name, original, replacement }: Mutation): string {
  const text = readFileSync(path, 'utf8');
  const pattern = new RegExp(original.split(/\s+/).map(RegExp.escape).join('\\s+'), 'g');
  const [match, ...others] = text.matchAll(pattern);
  if (match === undefined || others.length > 0)
    throw new Error(`${path} does not contain "${name}" exactly once.`);
  return text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
}

async function runMutations(selectedMutations: Mutation[]) {
  await using postgres = await openBenchPostgres({ fsync: 'off', max_connections: 300 });
  const copy = copyProvider();
  const runTests = (files: string[]) => runTestsIn(copy, postgres.server.getUrl('postgres'), files);

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
