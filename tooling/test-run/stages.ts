import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { allProjects, hasPostgres } from '../jest/projects.ts';
import { readReport, withSecondRun } from './read-report.ts';
import type { FailedFile, Outcome, TestReport } from './read-report.ts';
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
      return paths.length === 0
        ? runStage(name, projects)
        : runJest(projects, [`--maxWorkers=${workersFor(name)}`, '--testPathPatterns', ...paths]);
    },
  };
}

async function hasTests(projects: string[], path: string): Promise<boolean> {
  const args = ['--listTests', '--selectProjects', ...projects, '--testPathPatterns', path];
  const { output } = await runTool('jest', args);
  return /\.test\.tsx?$/m.test(output);
}

/** With more failed files than this, the tree is broken and a second run would only take time. */
const maxRepeatedFiles = 5;

/**
 * Runs a whole stage, and the files that failed in it once more by themselves: a test that passes then depends on the load
 * of the machine, and is reported as unstable instead of failed.
 */
async function runStage(name: string, projects: string[]): Promise<Outcome> {
  const first = await runJest(projects, [`--maxWorkers=${workersFor(name)}`, '--testPathPatterns', '.']);
  const files = new Set(first.failures.map(({ path }) => path));
  if (files.size === 0 || files.size > maxRepeatedFiles) return first;
  console.log('\nRuns the files that failed once more:');
  // In the process of Jest itself, the runner of unit tests breaks off after the files of its first project. A browser test that
  // fails again may leave a process, and Jest would wait for it.
  const workers = name === 'unit' ? ['--maxWorkers=2'] : ['--runInBand', '--forceExit'];
  const second = await runJest(projects, [...workers, '--runTestsByPath', ...files]);
  report('Unstable, failed in the first run only', first.failures, second.failures);
  report('Failed twice', second.failures);
  return withSecondRun(first, second);
}

function report(title: string, failures: FailedFile[], except: FailedFile[] = []): void {
  const namesOf = ({ path, tests: failed }: FailedFile) =>
    (failed.length > 0 ? failed : ['(the file)']).map((test) => `${relative(workspaceRoot, path)}: ${test}`);
  const others = new Set(except.flatMap(namesOf));
  for (const name of failures.flatMap(namesOf)) if (!others.has(name)) console.log(`${title}: ${name}`);
}

async function runJest(projects: string[], args: string[]): Promise<TestReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-test-'));
  try {
    const outputFile = join(folder, 'report.json');
    await showTool('jest', [
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${outputFile}`,
      ...args,
    ]);
    return readReport(outputFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** More than there are cores: component tests and browser tests spend about half of their time waiting. */
const workersFor = (name: string) => Math.min(name === 'unit' ? 6 : 4, availableParallelism() * 2);

/**
 * Checks the packages in few programs, which hold packages of equal compiler options. One program per package, as editors
 * use them, would check `shared` once in each of ten. Pages of other sites have one of their own: they know the elements by the
 * types of the package for them.
 */
async function checkTypes(): Promise<ToolRun> {
  const runs: ToolRun[] = [];
  for (const name of ['apps', 'servers', 'tools', 'hosts']) {
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
