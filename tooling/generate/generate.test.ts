import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatePage } from './generate-page.ts';
import { generateRemote } from './generate-remote.ts';
import type { Workspace } from './workspace.ts';

const table = `import type { AppPage } from '@emberclutch/web/routing/app-page.ts';

export const pages: AppPage[] = [
  { id: 'garden', path: '/garden', title: 'Garden', load },
];
`;

let workspace: Workspace;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(root, 'remote-garden/src/features/garden'), { recursive: true });
  writeFileSync(join(root, 'remote-garden/src/pages.ts'), table);
  const tables = [
    { app: 'host', paths: ['/', '/about'] },
    { app: 'remote-garden', paths: ['/garden', '/garden/:id'] },
  ];
  workspace = { root, version: '1.2.3', tables };
});

afterEach(() => rmSync(workspace.root, { recursive: true, force: true }));

it('generates a remote with its first page', () => {
  const files = generateRemote(workspace, 'rare-seeds');

  expect(files.map(({ path }) => path)).toEqual([
    'remote-rare-seeds/package.json',
    'remote-rare-seeds/tsconfig.json',
    'remote-rare-seeds/jest.config.ts',
    'remote-rare-seeds/README.md',
    '.github/workflows/remote-rare-seeds.yml',
    'remote-rare-seeds/src/pages.ts',
    'remote-rare-seeds/src/app/routes.tsx',
    'remote-rare-seeds/src/app/mount.tsx',
    'remote-rare-seeds/src/app/standalone.ts',
    'remote-rare-seeds/src/app/standalone-page.ts',
    'remote-rare-seeds/src/features/rare-seeds/RareSeedsPage.tsx',
    'remote-rare-seeds/src/features/rare-seeds/copy.ts',
    'remote-rare-seeds/src/features/rare-seeds/RareSeedsPage.test.tsx',
  ]);
  const pages = files.find(({ path }) => path === 'remote-rare-seeds/src/pages.ts');
  expect(pages?.content).toContain("path: '/rare-seeds'");
});

it('generates files that import each other', () => {
  const files = generateRemote(workspace, 'rare-seeds');
  const written = new Set(files.map(({ path }) => path));

  const imports = files.flatMap(({ path, content }) =>
    [...content.matchAll(/(?:from |import\()(?:\/\*.*?\*\/ )?'(\.[^']+)'/g)].map(([, to = '']) =>
      join(dirname(path), to),
    ),
  );

  expect(imports).toContain('remote-rare-seeds/src/app/routes.tsx');
  expect(imports.filter((path) => path.startsWith('remote-') && !written.has(path))).toEqual([]);
});

it.each([
  { name: 'Garden Shed', error: '"Garden Shed" cannot be the name of a remote' },
  { name: 'remote-shed', error: '"remote-shed" cannot be the name of a remote' },
  { name: '../shed', error: '"../shed" cannot be the name of a remote' },
  { name: 'garden', error: 'remote-garden exists.' },
  { name: 'about', error: '/about is a page of host.' },
])('refuses a remote with the name $name', ({ name, error }) => {
  expect(() => generateRemote(workspace, name)).toThrow(error);
});

it('adds the row of a page after the rows of its remote', () => {
  const [pages, ...files] = generatePage(workspace, 'garden', '/garden/beds/:id');

  expect(pages?.path).toBe('remote-garden/src/pages.ts');
  expect(pages?.content).toMatch(
    /title: 'Garden', load },\n {2}\{\n {4}id: 'beds',\n {4}path: '\/garden\/beds\/:id',/,
  );
  expect(pages?.content).toContain("import { copy as bedsCopy } from './features/beds/copy.ts';");
  expect(files.map(({ path }) => path)).toEqual([
    'remote-garden/src/features/beds/BedsPage.tsx',
    'remote-garden/src/features/beds/copy.ts',
    'remote-garden/src/features/beds/BedsPage.test.tsx',
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
])('refuses the page $path of $remote', ({ remote, path, error }) => {
  expect(() => generatePage(workspace, remote, path)).toThrow(error);
});

it('refuses a page where the page table is not an array literal', () => {
  writeFileSync(
    join(workspace.root, 'remote-garden/src/pages.ts'),
    'export const pages = others.map(row);\n',
  );

  expect(() => generatePage(workspace, 'garden', '/beds')).toThrow('The page table must be an array literal');
  expect(readdirSync(join(workspace.root, 'remote-garden/src/features'))).toEqual(['garden']);
  expect(existsSync(join(workspace.root, 'remote-garden/src/features/beds'))).toBe(false);
});
