import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { allProjects, hasPostgres } from '../jest/projects.ts';
import { countTests } from './count-tests.ts';
import type { Outcome } from './count-tests.ts';
import { runScript, runTool, showTool } from './tool.ts';
import type { ToolRun } from './tool.ts';

export interface Stage {
  name: string;
  /** Checks can run side by side; tests use all cores themselves. */
  kind: 'check' | 'tests';
  /** Whether `test quick` leaves it out. */
  needsBrowser: boolean;
  /** @param paths limit the stage to tests whose path contains one of them; a check always covers the whole workspace */
  run: (paths: string[]) => Promise<Outcome>;
}

/** Every stage of `test`: the checks, longest first, then the tests. */
export const stages: Stage[] = [
  check('types', checkTypes),
  check('format', () => runTool('oxfmt', ['--check'])),
  check('lint', async () =>
    merge([await runTool('oxlint', []), await runScript('tooling/code-rules/main.ts')]),
  ),
  check('import-rules', () =>
    runTool('dependency-cruiser', ['--config', '.dependency-cruiser.mjs', ...packages()]),
  ),
  check('dead-code', () => runTool('knip', ['--no-progress', '--no-config-hints'])),
  tests('unit', (project) => project !== 'e2e'),
  tests('e2e', (project) => project === 'e2e'),
];

/** A check prints its output only when it fails. */
function check(name: string, run: () => Promise<ToolRun>): Stage {
  return {
    name,
    kind: 'check',
    needsBrowser: false,
    run: async () => {
      const { isOk, output } = await run();
      if (!isOk) console.log(output.trimEnd());
      return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

function tests(name: string, isOurs: (project: string) => boolean): Stage {
  return {
    name,
    kind: 'tests',
    needsBrowser: name === 'e2e',
    run: async (paths) => {
      const projects = allProjects()
        .map(({ displayName }) => displayName)
        .filter(isOurs);
      for (const path of paths) {
        if (await hasTests(projects, path)) continue;
        console.log(`No test of the stage "${name}" has "${path}" in its path.`);
        return { passed: 0, failed: 1 };
      }
      if (name === 'unit' && !hasPostgres())
        console.log('No PostgreSQL was found: the provider is tested on the embedded database only.');
      return runTests(projects, paths, [`--maxWorkers=${workersFor(name)}`]);
    },
  };
}

async function hasTests(projects: string[], path: string): Promise<boolean> {
  const args = ['--listTests', '--selectProjects', ...projects, '--testPathPatterns', path];
  const { output } = await runTool('jest', args);
  return /\.test\.tsx?$/m.test(output);
}

async function runTests(projects: string[], paths: string[], options: string[]): Promise<Outcome> {
  const report = mkdtempSync(join(tmpdir(), 'emberclutch-test-'));
  try {
    const outputFile = join(report, 'report.json');
    await showTool('jest', [
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${outputFile}`,
      ...options,
      '--testPathPatterns',
      ...(paths.length > 0 ? paths : ['.']),
    ]);
    return countTests(outputFile);
  } finally {
    rmSync(report, { recursive: true, force: true });
  }
}

/** More than there are cores: component tests spend half of their time waiting, and browser tests a quarter. */
const workersFor = (name: string) =>
  name === 'unit' ? Math.min(6, availableParallelism() * 2) : Math.min(4, availableParallelism() + 1);

/**
 * Checks the packages in three programs, which hold packages of equal compiler options. One program per package, as editors
 * use them, would check `shared` once in each of ten.
 */
async function checkTypes(): Promise<ToolRun> {
  const runs: ToolRun[] = [];
  for (const name of ['apps', 'servers', 'tools']) {
    const project = `tooling/tsconfig/check-${name}.json`;
    const buildInfo = cacheOf(`types/${name}.tsbuildinfo`);
    // The default of four checkers would resolve what files share up to four times: almost twice the processor time.
    const speed = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo];
    const args = ['--pretty', 'false', '-p', project, ...speed];
    runs.push(await runTool('typescript', args));
  }
  return merge(runs);
}

/** A file of results that a repeated run reuses for unchanged sources. Git ignores it. */
const cacheOf = (name: string) => join(workspaceRoot, '.cache/test', name);

function merge(runs: ToolRun[]): ToolRun {
  return { isOk: runs.every(({ isOk }) => isOk), output: runs.map(({ output }) => output).join('') };
}

/** Folders of the workspace's packages. */
function packages(): string[] {
  const shared = readdirSync(join(workspaceRoot, 'shared')).map((name) => `shared/${name}`);
  return [...readdirSync(workspaceRoot), ...shared].filter((name) =>
    existsSync(join(workspaceRoot, name, 'tsconfig.json')),
  );
}
