import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { selectNewestVersions } from './select-newest-versions.ts';

it('the command replaces only the versions of the bundler and the federation packages', () => {
  const before = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8').split('\n');

  const after = selectNewestVersions(before.join('\n')).split('\n');

  expect(after.filter((line, index) => line !== before[index])).toEqual([
    "  '@module-federation/enhanced': latest",
    "  '@module-federation/runtime-core': latest",
    '  webpack: latest',
  ]);
});
