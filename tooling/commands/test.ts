import { accessSync, chmodSync, constants as fileModes, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { describeUnsupportedPath } from '../federation/workspace-root.ts';
import { isStopped, stopAll } from '../test-run/run-watched.ts';
import type { Outcome } from '../test-run/run-tests.ts';
import { stages } from '../test-run/stages.ts';
import type { Stage } from '../test-run/stages.ts';

interface Selection {
  stage: Stage;
  paths: string[];
}

/** Names for several stages. */
const groups: Readonly<Record<string, string[]>> = {
  quick: listNames(({ needsBrowser }) => !needsBrowser),
  checks: listNames(({ kind }) => kind === 'check'),
};

const usage = `test                runs all checks and tests
test quick          runs everything that needs no browser
test checks         runs all checks: ${groups['checks']?.join(', ')}
test lint types     runs these stages: ${stages.map(({ name }) => name).join(', ')}
test e2e/release    runs the tests of a stage whose path contains a name

A failing stage does not keep the others from running. A whole stage runs the few files that failed in it once more, and
names the tests that passed then as unstable. TEST_BROWSER_SLOWDOWN=6 slows the pages of browser tests.`;

if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit();
}
const selections = selectStages(process.argv.slice(2));
const total = { passed: 0, failed: 0 };
const unstable: string[] = [];
const problem = describeUnsupportedPath();
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}
keepTemporaryFilesTogether();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopAll(`the command received ${signal}`);
    process.exitCode = 128 + constants.signals[signal];
  });

// Runs two checks at a time, because some checks use only one core.
const checks = selections.filter(({ stage }) => stage.kind === 'check');
await Promise.all([runChecks(), runChecks()]);

for (const tests of selections.filter(({ stage }) => stage.kind === 'tests')) {
  if (!isStopped()) console.log(styleText('bold', `\n${tests.stage.name}`));
  await run(tests);
}

for (const name of unstable) console.log(`Unstable, failed in the first run only: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode ??= total.failed > 0 ? 1 : 0;

async function runChecks(): Promise<void> {
  for (let next = checks.shift(); next; next = checks.shift()) await run(next);
}

async function run({ stage, paths }: Selection): Promise<void> {
  if (isStopped()) {
    total.failed += 1;
    return console.log(`${stage.name}: not run`);
  }
  const startedAt = performance.now();
  const outcome = await stage.run(paths);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  unstable.push(...(outcome.unstable ?? []));
  console.log(summarize(stage, outcome, performance.now() - startedAt));
}

/** All processes of this command keep temporary files in one folder on disk and one in memory. Both are removed at the end. */
function keepTemporaryFilesTogether(): void {
  const folder = mkdtempSync(join(tmpdir(), 'ec-')); // a short name, because paths of sockets have a maximum length
  chmodSync(folder, 0o755); // PostgreSQL runs as a user other than root.
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  const inMemory = mkdtempSync(join(isWritable('/dev/shm') ? '/dev/shm' : folder, 'ec-'));
  process.env.TEST_MEMORY_FOLDER = inMemory;
  process.on('exit', () => {
    stopAll('the command ends');
    for (const path of [inMemory, folder]) rmSync(path, { recursive: true, force: true, maxRetries: 20 });
  });
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, fileModes.W_OK);
    return true;
  } catch {
    return false;
  }
}

function selectStages(requestedNames: string[]): Selection[] {
  if (requestedNames.length === 0) return stages.map((stage) => ({ stage, paths: [] }));
  const args = requestedNames.flatMap((arg) => groups[arg] ?? [arg]);
  const unknown = args.find((arg) => !stages.some(({ name }) => isStageArgument(name, arg)));
  if (unknown !== undefined) {
    const names = [...stages.map(({ name }) => name), ...Object.keys(groups)];
    console.error(`There is no stage "${unknown}". Stages: ${names.join(', ')}.`);
    process.exit(2);
  }
  return stages
    .map((stage) => ({ stage, args: args.filter((arg) => isStageArgument(stage.name, arg)) }))
    .filter(({ args: ours }) => ours.length > 0)
    .map(({ stage, args: ours }) => ({ stage, paths: ours.includes(stage.name) ? [] : ours.map(readPath) }));
}

function listNames(isOurs: (stage: Stage) => boolean): string[] {
  return stages.filter(isOurs).map(({ name }) => name);
}

function isStageArgument(stage: string, arg: string): boolean {
  return arg === stage || arg.startsWith(`${stage}/`);
}

/** `unit/provider` looks for provider, `e2e/login` for login. */
function readPath(arg: string): string {
  return arg.slice(arg.indexOf('/') + 1);
}

function summarize(stage: Stage, { passed, failed }: Outcome, milliseconds: number): string {
  const verdict = failed > 0 ? styleText('red', `${failed} failed`) : styleText('green', 'passed');
  const count = passed > 1 ? `, ${passed} passed` : '';
  return `${stage.name}: ${verdict}${failed > 0 || passed > 1 ? count : ''} (${(milliseconds / 1000).toFixed(1)} s)`;
}
