import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';

const folder = join(workspaceRoot, 'tooling/tsconfig');

it('the check of types covers every package', () => {
  const packages = readdirSync(workspaceRoot).filter((name) =>
    existsSync(join(workspaceRoot, name, 'tsconfig.json')),
  );
  const patterns = readdirSync(folder)
    .filter((name) => name.startsWith('check-'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).include as string[]);
  const checkedPackages = patterns.flatMap((pattern) =>
    globSync(pattern.split('/')[2] ?? '', { cwd: workspaceRoot }),
  );

  expect(packages.filter((name) => !checkedPackages.includes(name))).toEqual([]);
});
