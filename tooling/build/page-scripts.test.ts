import type { Stats } from 'webpack';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { pageScripts } from './page-scripts.ts';

const group = (request: string, files: string[], table = '/repo/remote-nest/src/pages.ts') => ({
  origins: [{ request, module: { nameForCondition: () => table } }],
  getFiles: () => files,
});

const stats = {
  compilation: {
    chunkGroups: [
      group('./NestPage.ts', ['other.js'], '/repo/remote-nest/src/features/nest/NestPage.ts'),
      group('./NestPage.ts', ['shared.js', 'nest.js', 'nest.js.map']),
    ],
    namedChunkGroups: new Map([
      ['nest-scene', group('./scene.ts', ['shared.js', 'pixi.js', 'scene.js', 'scene.js.map'])],
    ]),
  },
} as unknown as Stats;

const page = (load: () => Promise<unknown>) =>
  ({ id: 'nest', path: '/nest', title: 'Nest', load }) as unknown as AppPage;

/** Functions with the text that Node keeps of a page table. */
const withText = (text: string) => page(Object.assign(async () => null, { toString: () => text }));

it('finds the scripts of the chunk group that the page table imports', () => {
  const scripts = pageScripts(
    stats,
    withText(`async () => (await import(/* webpackChunkName: "nest" */ './NestPage.ts')).NestPage`),
  );

  expect(scripts).toEqual(['shared.js', 'nest.js']);
});

it('adds the scripts of the chunks that a page names', () => {
  const load = withText(`async () => (await import('./NestPage.ts')).NestPage`);

  const scripts = pageScripts(stats, { ...load, chunks: ['nest-scene'] });

  expect(scripts).toEqual(['shared.js', 'nest.js', 'pixi.js', 'scene.js']);
});

it('rejects a page that names a chunk that does not exist', () => {
  const load = withText(`async () => (await import('./NestPage.ts')).NestPage`);

  expect(() => pageScripts(stats, { ...load, chunks: ['nest-scenes'] })).toThrow(
    'src/pages.ts: The page "nest" names the chunk "nest-scenes", which does not exist',
  );
});

it('finds none for a page that comes with the page table', () => {
  const scripts = pageScripts(
    stats,
    withText(`async () => (await import(/* webpackMode: "eager" */ './EagerPage.ts')).EagerPage`),
  );

  expect(scripts).toEqual([]);
});

it('rejects a page that imports no literal path', () => {
  expect(() => pageScripts(stats, withText('async () => NestPage'))).toThrow(
    'src/pages.ts: The page "nest" must load its component by one import() of a literal path',
  );
});
