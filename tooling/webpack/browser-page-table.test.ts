import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAppFolder } from '../federation/workspace-root.ts';
import removeBuildMembers from './browser-page-table.ts';

it('the loader keeps only the members of the host page table that a browser reads', () => {
  const table = readFileSync(join(getAppFolder('host'), 'src', 'pages.ts'), 'utf8');

  const browserTable = removeBuildMembers(table);

  const findNames = (source: string) => [...source.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(new Set(findNames(table))).toContain('description');
  expect(new Set(findNames(browserTable))).toEqual(new Set(['id', 'path', 'title', 'load', 'queries']));
  expect(findNames(browserTable)).toHaveLength(
    findNames(table).filter((name) => findNames(browserTable).includes(name)).length,
  );
});
