import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { listAllProjects, hasPostgres } from '../jest/projects.ts';
import { runTests } from './run-tests.ts';
import type { Outcome } from './run-tests.ts';
import type { WatchedRun } from './run-watched.ts';
import { runTool } from './run-watched.ts';

export interface Stage {
  name: string;
  /** Checks can run in parallel, and `test checks` runs them. Tests use all cores themselves. */
  kind: 'check' | 'tests';
  /** @param paths parts of test paths, as for `runTests`; a check always covers the whole workspace */
  run: (paths: string[]) => Promise<Outcome>;
}

/** Every stage of `test`: the checks, longest first, then the tests. */
export const stages: Stage[] = [
  createCheckStage('types', checkTypes),
  createCheckStage('format', () => runTool('oxfmt', ['--check'])),
  createCheckStage('lint', () => runTool('oxlint', [])),
  createCheckStage('import-rules', async () =>
    mergeRuns([
      await checkImports('.dependency-cruiser.mjs'),
      await checkImports('tooling/import-rules/folder-rules.mjs'),
    ]),
  ),
  createCheckStage('dead-code', () => runTool('knip', ['--no-progress', '--no-config-hints'])),
  createTestStage('unit'),
  createTestStage('e2e'),
];

const checkImports = (rules: string) => runTool('dependency-cruiser', ['--config', rules, ...listPackages()]);

/** Creates a check. It prints its output only if it fails. */
function createCheckStage(name: string, run: () => Promise<WatchedRun>): Stage {
  return {
    name,
    kind: 'check',
    run: async () => {
      const { isOk, output, stopReason } = await run();
      if (!isOk) console.log(output.trimEnd());
      if (stopReason !== null) console.log(`${name} was stopped: ${stopReason}.`);
      return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

function createTestStage(name: 'unit' | 'e2e'): Stage {
  return {
    name,
    kind: 'tests',
    run: async (paths) => {
      const projects = listAllProjects()
        .map(({ displayName }) => displayName)
        .filter((project) => (project === 'e2e') === (name === 'e2e'));
      if (name === 'unit' && !hasPostgres())
        console.log('No PostgreSQL was found. The provider is tested only on the embedded database.');
      // Unit tests need workers, because in jest's own process, their runner stops after the files of its first project. Browser tests need
      // `--forceExit`, because a test that fails again may leave a process, for which jest would wait.
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

/** Chooses more workers than cores, because component tests and browser tests spend about half of their time waiting. */
const chooseWorkerCount = (name: string) => Math.min(name === 'unit' ? 6 : 4, availableParallelism() * 2);

/**
 * Checks the types of all packages in a few programs, which contain packages with equal compiler options. With one program per package, as in
 * editors, ten programs would each check `shared`. Pages of other sites have their own program, because they get the types of the elements
 * from the embed package.
 */
async function checkTypes(): Promise<WatchedRun> {
  const runs: WatchedRun[] = [];
  for (const name of ['apps', 'servers', 'tools', 'hosts']) {
    const project = `tooling/tsconfig/check-${name}.json`;
    const buildInfo = join(workspaceRoot, `.cache/test/types/${name}.tsbuildinfo`);
    // The default of four checkers would resolve shared files up to four times, which takes almost twice the processor time.
    const speedOptions = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo];
    const args = ['--pretty', 'false', '-p', project, ...speedOptions];
    runs.push(await runTool('typescript', args));
  }
  return mergeRuns(runs);
}

function mergeRuns(runs: WatchedRun[]): WatchedRun {
  return {
    isOk: runs.every(({ isOk }) => isOk),
    output: runs.map(({ output }) => output).join(''),
    stopReason: runs.find(({ stopReason }) => stopReason !== null)?.stopReason ?? null,
  };
}

/** Lists the folders of the workspace's packages. */
function listPackages(): string[] {
  const shared = readdirSync(join(workspaceRoot, 'shared')).map((name) => `shared/${name}`);
  return [...readdirSync(workspaceRoot), ...shared].filter((name) =>
    existsSync(join(workspaceRoot, name, 'tsconfig.json')),
  );
}
