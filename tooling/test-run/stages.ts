import { existsSync, readdirSync, mkdirSync, readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { listAllProjects, hasPostgres } from '../jest/projects.ts';
import { runTests } from './run-tests.ts';
import type { Outcome } from './run-tests.ts';
import type { WatchedRun } from './run-watched.ts';
import { runTool } from './run-watched.ts';

export interface Stage {
  name: string;
  /** Checks can run in parallel, and `test checks` runs them; tests use all cores themselves. */
  kind: 'check' | 'tests';
  /** Whether `test quick` skips it. */
  needsBrowser: boolean;
  /** @param paths limit the stage to tests whose path contains one of them; a check always covers the whole workspace */
  run: (paths: string[]) => Promise<Outcome>;
}

/** Every stage of `test`: the checks, longest first, then the tests. */
export const stages: Stage[] = [
  check('types', checkTypes),
  check('format', () => runTool('oxfmt', ['--check'])),
  check('lint', () => runTool('oxlint', [])),
  check('import-rules', async () =>
    merge([await cruise(), await cruise('tooling/import-rules/folder-rules.mjs')]),
  ),
  check('dead-code', () => runTool('knip', ['--no-progress', '--no-config-hints'])),
  createTestStage('unit', (project) => project !== 'e2e'),
  createTestStage('e2e', (project) => project === 'e2e'),
];

const cruise = (rules?: string) =>
  runTool('dependency-cruiser', ['--config', writeConfigFile(rules), ...listPackages()]);

/** A check prints its output only if it fails. It is skipped for files with which it has already passed. */
function check(name: string, run: () => Promise<WatchedRun>): Stage {
  return {
    name,
    kind: 'check',
    needsBrowser: false,
    run: async () => {
      const { isOk, output, stopped } = await runUnlessPassed(name, run);
      if (!isOk) console.log(output.trimEnd());
      if (stopped !== null) console.log(`${name} was stopped: ${stopped}.`);
      return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

function createTestStage(name: string, isOurs: (project: string) => boolean): Stage {
  return {
    name,
    kind: 'tests',
    needsBrowser: name === 'e2e',
    run: async (paths) => {
      const projects = listAllProjects()
        .map(({ displayName }) => displayName)
        .filter(isOurs);
      if (name === 'unit' && !hasPostgres())
        console.log('No PostgreSQL was found: the provider is tested on the embedded database only.');
      // In the process of jest itself, the runner of unit tests stops after the files of its first project. A browser test that fails again
      // may leave a process, for which jest would wait.
      const repeatArgs = name === 'unit' ? ['--maxWorkers=2'] : ['--runInBand', '--forceExit'];
      return runTests({
        stage: name,
        projects,
        paths,
        args: [`--maxWorkers=${chooseWorkerCount(name)}`],
        repeatArgs: paths.length === 0 ? repeatArgs : null,
      });
    },
  };
}

/** More workers than cores, because component tests and browser tests spend about half of their time waiting. */
const chooseWorkerCount = (name: string) => Math.min(name === 'unit' ? 6 : 4, availableParallelism() * 2);

/**
 * Checks the packages in few programs, which contain packages with equal compiler options. With one program per package, as in editors,
 * `shared` would be checked once in each of ten. Pages of other sites have a program of their own, because they get the types of the
 * elements from the package for them.
 */
async function checkTypes(): Promise<WatchedRun> {
  const runs: WatchedRun[] = [];
  for (const name of ['apps', 'servers', 'tools', 'hosts']) {
    const project = `tooling/tsconfig/check-${name}.json`;
    const buildInfo = cachePath(`types/${name}.tsbuildinfo`);
    // The default of four checkers would resolve shared files up to four times, which takes almost twice the processor time.
    const speed = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo];
    const args = ['--pretty', 'false', '-p', project, ...speed];
    runs.push(await runTool('typescript', args));
  }
  return merge(runs);
}

/** A file of results that a repeated run reuses for unchanged sources. Git ignores it. */
const cachePath = (name: string) => join(workspaceRoot, '.cache/test', name);

function merge(runs: WatchedRun[]): WatchedRun {
  return {
    isOk: runs.every(({ isOk }) => isOk),
    output: runs.map(({ output }) => output).join(''),
    stopped: runs.find(({ stopped }) => stopped !== null)?.stopped ?? null,
  };
}

/** Folders of the workspace's packages. */
function listPackages(): string[] {
  const shared = readdirSync(join(workspaceRoot, 'shared')).map((name) => `shared/${name}`);
  return [...readdirSync(workspaceRoot), ...shared].filter((name) =>
    existsSync(join(workspaceRoot, name, 'tsconfig.json')),
  );
}

let digest: string | null | undefined;

/** Runs a check, unless it has already passed with the current content of all files. */
async function runUnlessPassed(name: string, run: () => Promise<WatchedRun>): Promise<WatchedRun> {
  // Computed before the check, so that a file that changes during the check makes it run again.
  digest ??= computeInputDigest();
  const file = join(workspaceRoot, '.cache/test/passed', name);
  if (digest !== null && existsSync(file) && readFileSync(file, 'utf8') === digest) {
    console.log(`No file has changed since "${name}" passed.`);
    return { isOk: true, output: '', stopped: null };
  }
  const result = await run();
  if (result.isOk && digest !== null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, digest);
  }
  return result;
}

/** Digest of Node, of the lockfile (for packages) and of all files that git does not ignore; null without git. */
function computeInputDigest(): string | null {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
  if (status !== 0) return null;
  const hash = createHash('sha256').update(process.version);
  for (const path of new Set(stdout.split('\0').toSorted())) {
    const file = join(workspaceRoot, path);
    if (path !== '' && existsSync(file)) hash.update(`\0${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** A rules file for dependency-cruiser. It treats the path as a URL, and would read the wrong file in a folder such as `a%20b`. */
export function writeConfigFile(name = '.dependency-cruiser.mjs'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'import-rules-')), 'config.mjs');
  const { href } = pathToFileURL(join(workspaceRoot, name));
  writeFileSync(file, `export { default } from ${JSON.stringify(href)};`);
  return file;
}
