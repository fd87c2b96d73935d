import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAppFolder } from '../federation/workspace-root.ts';
import browserPageTable from './browser-page-table.ts';

it('the loader keeps only the parts of the page table of the host that a browser reads', () => {
  const table = readFileSync(join(getAppFolder('host'), 'src', 'pages.ts'), 'utf8');

  const kept = browserPageTable(table);

  const findNames = (source: string) => [...source.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(new Set(findNames(table))).toContain('description');
  expect(new Set(findNames(kept))).toEqual(new Set(['id', 'path', 'title', 'load', 'queries']));
  expect(findNames(kept)).toHaveLength(
    findNames(table).filter((name) => findNames(kept).includes(name)).length,
  );
});
