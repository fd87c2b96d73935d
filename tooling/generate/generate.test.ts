import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';
import { generatePage, generateRemote } from './generate.ts';
import type { Workspace } from './generate.ts';

const table = `import type { AppPage } from '@emberclutch/web/routing/app-page.ts';

export const pages: AppPage[] = [
  { id: 'garden', path: '/garden', title: 'Garden', load },
];
`;

const folder = provideFolder();
let workspace: Workspace;

beforeEach(() => {
  const { root } = folder;
  mkdirSync(join(root, 'remote-garden/src/features/garden'), { recursive: true });
  folder.write('remote-garden/src/pages.ts', table);
  const tables = [
    { app: 'host', paths: ['/', '/about'] },
    { app: 'remote-garden', paths: ['/garden', '/garden/:id'] },
  ];
  workspace = { root, version: '1.2.3', tables };
});

it('the generator writes a remote with its first page', () => {
  const files = generateRemote(workspace, 'rare-seeds');

  const writtenPaths = new Set(files.map(({ path }) => path));
  expect(writtenPaths).toContain('.github/workflows/remote-rare-seeds.yml');
  const page = 'src/features/rare-seeds/RareSeedsPage';
  for (const file of ['package.json', 'README.md', 'src/app/mount.tsx', `${page}.tsx`, `${page}.test.tsx`])
    expect(writtenPaths).toContain(`remote-rare-seeds/${file}`);
  const pages = files.find(({ path }) => path === 'remote-rare-seeds/src/pages.ts');
  expect(pages?.content).toContain("path: '/rare-seeds'");
  // Relative imports lead to generated files.
  const imports = files.flatMap(({ path, content }) =>
    [...content.matchAll(/(?:from |import\()(?:\/\*.*?\*\/ )?'(\.[^']+)'/g)].map(([, to = '']) =>
      join(dirname(path), to),
    ),
  );

  expect(imports).toContain('remote-rare-seeds/src/app/routes.tsx');
  expect(imports.filter((path) => path.startsWith('remote-') && !writtenPaths.has(path))).toEqual([]);
});

it.each([
  { name: 'Garden Shed', error: '"Garden Shed" cannot be the name of a remote' },
  { name: 'remote-shed', error: '"remote-shed" cannot be the name of a remote' },
  { name: '../shed', error: '"../shed" cannot be the name of a remote' },
  { name: 'garden', error: 'remote-garden exists.' },
  { name: 'about', error: '/about is a page of host.' },
])('the generator refuses a remote with the name $name', ({ name, error }) => {
  expect(() => generateRemote(workspace, name)).toThrow(error);
});

it('the generator adds the row of a page after the rows of its remote', () => {
  const [pages, ...files] = generatePage(workspace, 'garden', '/garden/beds/:id');

  expect(pages?.path).toBe('remote-garden/src/pages.ts');
  expect(pages?.content).toMatch(
    /title: 'Garden', load },\n {2}\{\n {4}id: 'beds',\n {4}path: '\/garden\/beds\/:id',/,
  );
  expect(pages?.content).toContain("import { copy as bedsCopy } from './features/beds/copy.ts';");
  expect(files.map(({ path }) => path)).toEqual([
    'remote-garden/src/features/beds/BedsPage.test.tsx',
    'remote-garden/src/features/beds/BedsPage.tsx',
    'remote-garden/src/features/beds/copy.ts',
  ]);
});

it.each([
  { remote: 'shed', path: '/shed', error: 'There is no remote "shed". Remotes: remote-garden.' },
  { remote: 'host', path: '/shed', error: 'There is no remote "host". Remotes: remote-garden.' },
  { remote: 'garden', path: 'shed', error: '"shed" cannot be the path of a page' },
  { remote: 'garden', path: '/Shed', error: '"/Shed" cannot be the path of a page' },
  { remote: 'garden', path: '/shed/', error: '"/shed/" cannot be the path of a page' },
  { remote: 'garden', path: '/:id', error: '"/:id" cannot be the path of a page' },
  { remote: 'garden', path: '/about', error: '/about is a page of host.' },
  { remote: 'garden', path: '/garden/beds', error: '/garden/beds is a page of remote-garden.' },
  { remote: 'garden', path: '/my/garden', error: 'remote-garden/src/features/garden exists' },
])('the generator refuses the page $path of $remote', ({ remote, path, error }) => {
  expect(() => generatePage(workspace, remote, path)).toThrow(error);
});

it('the generator refuses a page if the page table is not an array literal', () => {
  folder.write('remote-garden/src/pages.ts', 'export const pages = others.map(row);\n');

  expect(() => generatePage(workspace, 'garden', '/beds')).toThrow('The page table must be an array literal');
  expect(readdirSync(join(workspace.root, 'remote-garden/src/features'))).toEqual(['garden']);
});
