import type { Stats } from 'webpack';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { findPageScripts } from './find-page-scripts.ts';

const createChunkGroup = (request: string, files: string[], table = '/repo/remote-nest/src/pages.ts') => ({
  origins: [{ request, module: { nameForCondition: () => table } }],
  getFiles: () => files,
});

const stats = {
  compilation: {
    chunkGroups: [
      createChunkGroup('./NestPage.ts', ['other.js'], '/repo/remote-nest/src/features/nest/NestPage.ts'),
      createChunkGroup('./NestPage.ts', ['shared.js', 'nest.js', 'nest.js.map']),
    ],
    namedChunkGroups: new Map([
      ['nest-scene', createChunkGroup('./scene.ts', ['shared.js', 'pixi.js', 'scene.js', 'scene.js.map'])],
    ]),
  },
} as unknown as Stats;

const createPage = (load: () => Promise<unknown>) =>
  ({ id: 'nest', path: '/nest', title: 'Nest', load }) as unknown as AppPage;

/** Creates a page whose `load` has this source text, as Node keeps it for a page table. */
const createPageFromText = (text: string) =>
  createPage(Object.assign(async () => null, { toString: () => text }));

const nestPage = createPageFromText(
  `async () => (await import(/* webpackChunkName: "nest" */ './NestPage.ts')).NestPage`,
);
const eagerPage = createPageFromText(
  `async () => (await import(/* webpackMode: "eager" */ './EagerPage.ts')).EagerPage`,
);

it.each([
  ['the chunk group that the page table imports', nestPage, ['shared.js', 'nest.js']],
  [
    'that chunk group and the chunks that a page names',
    { ...nestPage, chunks: ['nest-scene'] },
    ['shared.js', 'nest.js', 'pixi.js', 'scene.js'],
  ],
  ['none for a page that is bundled with the page table', eagerPage, []],
])('the build finds the scripts of a page: %s', (_case, page, scripts) => {
  expect(findPageScripts(stats, page)).toEqual(scripts);
});

it.each([
  [
    'names a chunk that does not exist',
    { ...nestPage, chunks: ['nest-scenes'] },
    'names the chunk "nest-scenes", which does not exist',
  ],
  [
    'imports no literal path',
    createPageFromText('async () => NestPage'),
    'must load its component by one import() of a literal path',
  ],
])('the build rejects a page that %s', (_fault, page, sentence) => {
  expect(() => findPageScripts(stats, page)).toThrow(`src/pages.ts: The page "nest" ${sentence}`);
});
