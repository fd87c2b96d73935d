import { join } from 'node:path';
import { typeMismatches } from '@emberclutch/edge/publishing/type-mismatches.ts';
import { readManifest } from '../../federation/read-manifest.ts';
import { webPackage } from '../../federation/web-package.ts';
import { provideFolder } from '../../testing/provide-folder.ts';
import { routesDigest, sharedDeclarations } from './shared-declarations.ts';

const state = '@emberclutch/web/state';
const folder = provideFolder();

it('records types by which a change of our own modules is judged, also inside an atom', async () => {
  const { digests, declarations } = await sharedDeclarations();
  const session = 'web/src/state/session.d.ts';
  const changed = (from: string, to: string) => ({
    ...declarations,
    [session]: declarations[session]?.replace(from, to) ?? '',
  });
  // Values, which are what a remote takes from the host. Types are named in capitals, as are components of the router.
  const exports = Object.keys(digests[state] ?? {})
    .filter((name) => /^[a-z]/.test(name))
    .map((name) => ({ module: state, name }));

  const unchanged = await typeMismatches(exports, declarations, declarations);
  const added = await typeMismatches(
    exports,
    changed('userId: string', 'userId: string; since?: number'),
    declarations,
  );
  const removed = await typeMismatches(exports, changed('userId: string;', ''), declarations);

  expect(exports.length).toBeGreaterThan(30);
  expect(unchanged.size).toBe(0);
  expect(added.size).toBe(0);
  expect([...removed.keys()].map(({ name }) => name)).toEqual(['currentSession', 'sessionAtom']);
});

// Otherwise a fresh clone records `any` where one that has run its tests records a type, and the same sources are two versions.
it('names libraries only whose types are installed for `start` as well', async () => {
  const { declarations } = await sharedDeclarations();
  const { dependencies = {} } = readManifest(join(webPackage(), 'package.json'));
  const hasTypes = (name: string) =>
    `@types/${name}` in dependencies ||
    Object.keys(declarations).some(
      (path) => path.startsWith(`node_modules/${name}/`) && path.endsWith('.d.ts'),
    );
  const ours = Object.entries(declarations).filter(([path]) =>
    /^(web|node_modules\/@emberclutch)\//.test(path),
  );
  const named = ours.flatMap(([, text]) =>
    [...text.matchAll(/(?:import\(|from )["']([^"'./][^"'/]*)/g)].map(([, name = '']) => name),
  );

  const libraries = [...new Set(named)].filter((name) => name !== '@emberclutch');

  expect(libraries).toContain('react');
  expect(libraries.filter((name) => !hasTypes(name))).toEqual([]);
});

it('records a change of what the host needs of remotes as well as of what they expose', () => {
  const digestWith = (exposed: string, needed: string) => {
    const types = { PageRoutes: exposed, UsableRoutes: needed };
    const lines = Object.entries(types).map(
      ([name, more]) => `export interface ${name} { (): string; ${more} }\n`,
    );
    return routesDigest(folder.write('page-routes.d.ts', lines.join('')), folder.root);
  };
  const before = digestWith('preload: () => void', '');

  expect(digestWith('preload: () => void', '')).toBe(before);
  expect(digestWith('preload: () => void', 'title: string')).not.toBe(before);
  expect(digestWith('', '')).not.toBe(before);
});
