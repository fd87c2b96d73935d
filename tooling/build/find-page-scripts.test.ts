import type { Stats } from 'webpack';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { findPageScripts } from './find-page-scripts.ts';

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

/** Functions with the source text that Node keeps for a page table. */
const withText = (text: string) => page(Object.assign(async () => null, { toString: () => text }));

const nest = withText(`async () => (await import(/* webpackChunkName: "nest" */ './NestPage.ts')).NestPage`);
const eager = withText(`async () => (await import(/* webpackMode: "eager" */ './EagerPage.ts')).EagerPage`);

it.each([
  ['of the chunk group that the page table imports', nest, ['shared.js', 'nest.js']],
  [
    'of the chunks that a page names too',
    { ...nest, chunks: ['nest-scene'] },
    ['shared.js', 'nest.js', 'pixi.js', 'scene.js'],
  ],
  ['of a page that is bundled with the page table: none', eager, []],
])('the build finds the scripts %s', (_which, one, scripts) => {
  expect(findPageScripts(stats, one)).toEqual(scripts);
});

it.each([
  [
    'names a chunk that does not exist',
    { ...nest, chunks: ['nest-scenes'] },
    'names the chunk "nest-scenes", which does not exist',
  ],
  [
    'imports no literal path',
    withText('async () => NestPage'),
    'must load its component by one import() of a literal path',
  ],
])('the build rejects a page that %s', (_fault, one, sentence) => {
  expect(() => findPageScripts(stats, one)).toThrow(`src/pages.ts: The page "nest" ${sentence}`);
});
