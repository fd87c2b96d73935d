import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { allProjects, hasPostgres } from '../jest/projects.ts';
import { countTests } from './count-tests.ts';
import type { Outcome } from './count-tests.ts';
import { runScript, runTool, showTool } from './tool.ts';
import type { ToolRun } from './tool.ts';

export interface Stage {
  name: string;
  /** @param paths narrow the stage to tests whose path contains one of them; checks of the whole house take none */
  run: (paths: string[]) => Promise<Outcome>;
}

/** All that must hold, cheapest first. */
export const stages: Stage[] = [
  check('format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.'])),
  check('lint', async () =>
    merge([await runTool('oxlint', []), await runScript('tooling/code-rules/main.ts')]),
  ),
  check('import-rules', () =>
    runTool('dependency-cruiser', ['--config', '.dependency-cruiser.mjs', ...packages()]),
  ),
  check('dead-code', () => runTool('knip', ['--no-progress', '--no-config-hints'])),
  check('types', checkTypes),
  tests('unit', (project) => project !== 'e2e'),
  tests('e2e', (project) => project === 'e2e'),
];

/** A check says nothing while all is well. */
function check(name: string, run: () => Promise<ToolRun>): Stage {
  return {
    name,
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
    run: async (paths) => {
      const projects = allProjects().map(({ displayName }) => displayName);
      if (name === 'unit' && !hasPostgres())
        console.log('No PostgreSQL was found: the provider is tested on the embedded database only.');
      const report = mkdtempSync(join(tmpdir(), 'emberclutch-test-'));
      try {
        const outputFile = join(report, 'report.json');
        await showTool('jest', [
          '--selectProjects',
          ...projects.filter(isOurs),
          '--json',
          `--outputFile=${outputFile}`,
          '--testPathPatterns',
          ...(paths.length > 0 ? paths : ['.']),
        ]);
        return countTests(outputFile);
      } finally {
        rmSync(report, { recursive: true, force: true });
      }
    },
  };
}

async function checkTypes(): Promise<ToolRun> {
  const runs: ToolRun[] = [];
  for (const name of packages()) runs.push(await runTool('typescript', ['--pretty', 'false', '-p', name]));
  return merge(runs);
}

function merge(runs: ToolRun[]): ToolRun {
  return { isOk: runs.every(({ isOk }) => isOk), output: runs.map(({ output }) => output).join('') };
}

/** Folders of the workspace's packages. */
function packages(): string[] {
  return readdirSync(workspaceRoot).filter((name) => existsSync(join(workspaceRoot, name, 'tsconfig.json')));
}
