import { accessSync, chmodSync, constants as fileModes, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
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
  quick: listNames(({ name }) => name !== 'e2e'),
  checks: listNames(({ kind }) => kind === 'check'),
};

const usage = `test                runs all checks and tests
test quick          runs everything that needs no browser
test checks         runs all checks: ${groups['checks']?.join(', ')}
test lint types     runs these stages: ${stages.map(({ name }) => name).join(', ')}
test e2e/release    runs the tests of a stage whose path contains a name

The command runs all stages, even if one fails. When a few files of a complete stage fail, it runs them once more, and reports
tests that then pass as unstable. TEST_BROWSER_SLOWDOWN=6 slows the pages of browser tests.`;

if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit();
}
const selections = selectStages(process.argv.slice(2));
const totals = { passed: 0, failed: 0 };
const unstableTests: string[] = [];
setTemporaryFolders();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopAll(`the command received ${signal}`);
    process.exitCode = 128 + constants.signals[signal];
  });

// Runs two checks at a time, because some checks use only one core.
const checks = selections.filter(({ stage }) => stage.kind === 'check');
await Promise.all([runChecks(), runChecks()]);

for (const selection of selections.filter(({ stage }) => stage.kind === 'tests')) {
  if (!isStopped()) console.log(styleText('bold', `\n${selection.stage.name}`));
  await runStage(selection);
}

for (const name of unstableTests) console.log(`Unstable, failed in the first run only: ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode ??= totals.failed > 0 ? 1 : 0;

async function runChecks(): Promise<void> {
  for (let next = checks.shift(); next; next = checks.shift()) await runStage(next);
}

async function runStage({ stage, paths }: Selection): Promise<void> {
  if (isStopped()) {
    totals.failed += 1;
    return console.log(`${stage.name}: not run`);
  }
  const startedAt = performance.now();
  const outcome = await stage.run(paths);
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  unstableTests.push(...(outcome.unstableTests ?? []));
  console.log(formatSummary(stage, outcome, performance.now() - startedAt));
}

/** Gives all processes of this command one temporary folder on disk and one in memory, and removes both at the end. */
function setTemporaryFolders(): void {
  const folder = mkdtempSync(join(tmpdir(), 'ec-')); // a short name, because paths of sockets have a maximum length
  chmodSync(folder, 0o755); // PostgreSQL may run as another user.
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  const memoryFolder = mkdtempSync(join(isWritable('/dev/shm') ? '/dev/shm' : folder, 'ec-'));
  process.env.TEST_MEMORY_FOLDER = memoryFolder;
  process.on('exit', () => {
    stopAll('the command ends');
    for (const path of [memoryFolder, folder]) rmSync(path, { recursive: true, force: true, maxRetries: 20 });
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
  const unknownName = args.find((arg) => !stages.some(({ name }) => isStageArgument(name, arg)));
  if (unknownName !== undefined) {
    const names = [...stages.map(({ name }) => name), ...Object.keys(groups)];
    console.error(`There is no stage "${unknownName}". Stages: ${names.join(', ')}.`);
    process.exit(2);
  }
  return stages
    .map((stage) => ({ stage, args: args.filter((arg) => isStageArgument(stage.name, arg)) }))
    .filter(({ args: stageArgs }) => stageArgs.length > 0)
    .map(({ stage, args: stageArgs }) => ({
      stage,
      paths: stageArgs.includes(stage.name) ? [] : stageArgs.map(readPath),
    }));
}

function listNames(isIncluded: (stage: Stage) => boolean): string[] {
  return stages.filter(isIncluded).map(({ name }) => name);
}

function isStageArgument(stage: string, arg: string): boolean {
  return arg === stage || arg.startsWith(`${stage}/`);
}

/** Reads the part of an argument that test paths must contain: provider of `unit/provider`. */
function readPath(arg: string): string {
  return arg.slice(arg.indexOf('/') + 1);
}

function formatSummary(stage: Stage, { passed, failed }: Outcome, milliseconds: number): string {
  const verdict = failed > 0 ? styleText('red', `${failed} failed`) : styleText('green', 'passed');
  const passedText = passed > 1 ? `, ${passed} passed` : '';
  return `${stage.name}: ${verdict}${passedText} (${(milliseconds / 1_000).toFixed(1)} s)`;
}
