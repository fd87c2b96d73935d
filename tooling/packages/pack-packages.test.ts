import { join } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { create, list } from 'tar';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { provideFolder } from '../testing/provide-folder.ts';
import { checkPackage } from './check-package.ts';
import { packEmbedPackage, packPackages } from './pack-packages.ts';

const folder = provideFolder();

it('the command packs the packages that a remote installs, with matching types', async () => {
  folder.write('map/tile.webp', 'picture');

  const packages = await packPackages(join(folder.root, 'packed'), join(folder.root, 'map'));

  expect(packages.map(({ name }) => name)).toEqual(
    ['contract', 'art', 'web', 'world', 'remote-kit'].map((name) => `@emberclutch/${name}`),
  );
  expect(await findProblems(...packages.map(({ tarball }) => tarball))).toBe('');
  const files = await Promise.all(packages.map(({ tarball }) => listFiles(tarball)));
  expect(files.flat()).toContain('package/dist/map-pictures/tile.webp');
  expect(files.flat().filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
});

it('the command packs the package for pages of other sites without a dependency on our other packages', async () => {
  const { tarball } = await packEmbedPackage(folder.root);

  expect(await findProblems(tarball)).toBe('');
  const names = [
    'embed-elements',
    'to-embed-file-name',
    'embed-options',
    'load-elements',
    'preload-module',
    'react/main',
  ];
  const modules = names.flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`]);
  const expectedFiles = ['LICENSE', 'package.json', ...modules].map((file) => `package/${file}`);
  expect((await listFiles(tarball)).toSorted()).toEqual(expectedFiles.toSorted());
  const packageFolder = join(workspaceRoot, 'shared/embed');
  const texts = modules.map((file) => readFileSync(join(packageFolder, file), 'utf8')).join('');
  expect(texts).not.toMatch(/@emberclutch\/(?!embed)|\.tsx?'/);
  expect(texts).toContain('await import(/* webpackIgnore: true */ /* @vite-ignore */ url)');
});

it.each([
  'shared/art',
  'shared/contract',
  'shared/embed',
  'shared/web',
  'shared/world',
  'tooling/remote-kit',
])('%s depends on all packages that its modules import', (name) => {
  const path = join(workspaceRoot, name);
  const manifest = readManifest(join(path, 'package.json'));
  const modules = globSync('dist/**/*.js', { cwd: path });

  const importedPackages = modules.flatMap((file) =>
    listImportedPackages(readFileSync(join(path, file), 'utf8')),
  );

  const { name: ownName, dependencies, peerDependencies } = manifest;
  const allowedPackages = [ownName, ...Object.keys({ ...dependencies, ...peerDependencies })];
  const missingPackages = importedPackages.filter((name) => !allowedPackages.includes(name));
  expect(modules).not.toEqual([]);
  expect([...new Set(missingPackages)]).toEqual([]);
});

it.each([
  {
    fault: 'a module that is missing',
    exports: { './egg.ts': { types: './egg.d.ts', default: './dragon.js' } },
    problem: 'dragon.js',
  },
  { fault: 'a module without types', exports: { './egg.ts': './egg.js' }, problem: 'UntypedResolution' },
])('the command reports $fault', async ({ exports, problem }) => {
  const manifest = { name: '@emberclutch/egg', version: '1.0.0', license: 'MIT', type: 'module', exports };
  const files = {
    'package.json': JSON.stringify(manifest),
    'egg.js': 'export const egg = 1;\n',
    'dist/egg.d.ts': 'export declare const egg: number;\n',
  };
  for (const [path, content] of Object.entries(files)) folder.write(`package/${path}`, content);
  const tarball = join(folder.root, 'egg.tgz');
  await create({ cwd: folder.root, file: tarball, gzip: true }, ['package']);

  expect(await findProblems(tarball)).toContain(problem);
});

/** Lists the packages that a module imports, such as `zod` for `import * as z from 'zod/mini'`. */
function listImportedPackages(text: string): string[] {
  const { module } = parseSync('module.js', text);
  const exportEntries = module.staticExports.flatMap(({ entries }) => entries);
  const requests = [...module.staticImports, ...exportEntries].map(
    ({ moduleRequest }) => moduleRequest?.value ?? '',
  );
  return requests
    .filter((specifier) => /^(?!node:)[@\w]/.test(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

async function listFiles(tarball: string): Promise<string[]> {
  const paths: string[] = [];
  await list({ file: tarball, onReadEntry: ({ path }) => paths.push(path) });
  return paths;
}

async function findProblems(...tarballs: string[]): Promise<string> {
  return (await Promise.all(tarballs.map(checkPackage))).flat().join('\n');
}
