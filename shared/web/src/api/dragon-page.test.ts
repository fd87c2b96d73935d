import { readAssets } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { aDragon, anEgg } from '../testing/factories.tsx';
import { createPosition, readDragonPage } from './dragon-page.ts';
import type { DragonList, DragonPage } from './dragon-page.ts';

type CreatePage = (page: number) => DragonList;

/** Presses "Load more" until the end. @returns the assets that each press has added, and the requested pages */
async function readAll(createPage: CreatePage, states?: ('SEALED' | 'HATCHED')[]) {
  const requestedPages: number[] = [];
  const pages: DragonPage[] = [];
  const listPage = (page: number) => {
    requestedPages.push(page);
    return Promise.resolve(createPage(page));
  };
  for (let next: DragonPage['next'] = createPosition(0); next; next = pages.at(-1)?.next ?? null)
    pages.push(await readDragonPage(listPage, states, next));
  return { requestedPages, pages, count: pages.flatMap(({ assets }) => assets).length };
}

const createEggs = (count: number, page: number, countTotal?: (countOnPage: number) => number): AssetList => {
  const countOnPage = Math.max(0, Math.min(50, count - page * 50));
  const eggs = Array.from({ length: countOnPage }, (_, index) => anEgg({ id: page * 50 + index + 1 }));
  return { ...readAssets(eggs), total: countTotal?.(countOnPage) };
};

it('the list shows a page at each press, and ends with the total', async () => {
  const { requestedPages, pages, count } = await readAll((page) => createEggs(120, page, () => 120));

  expect(requestedPages).toEqual([0, 1, 2]);
  expect(pages.map(({ total }) => total)).toEqual([120, 120, 120]);
  expect(count).toBe(120);
});

it('the list reads all pages if the total counts only the page, and then shows no total', async () => {
  const { pages, count } = await readAll((page) => createEggs(120, page, (countOnPage) => countOnPage));

  expect(count).toBe(120);
  expect(pages.map(({ total }) => total)).toEqual([undefined, undefined]);
});

it('the list requests one more page if its only page is full', async () => {
  const { requestedPages, pages } = await readAll((page) => createEggs(50, page, () => 50));

  expect(requestedPages).toEqual([0, 1]);
  expect(pages).toMatchObject([{ total: 50, next: null, isStopped: false }]);
});

it('the list stops after 20 pages without a new asset', async () => {
  const { requestedPages, pages, count } = await readAll(() => createEggs(50, 0));

  expect(requestedPages).toHaveLength(21);
  expect(pages.at(-1)).toMatchObject({ assets: [], isStopped: true, next: null });
  expect(count).toBe(50);
});

it('the list leaves out assets in other states, and the total, if the provider ignores the filter', async () => {
  const dragons = readAssets([aDragon({ id: 901 }), aDragon({ id: 902 })]);
  const { requestedPages, pages, count } = await readAll(
    (page) =>
      page < 3
        ? {
            ...dragons,
            assets: dragons.assets.map((dragon) => ({ ...dragon, id: dragon.id + 10 * page })),
            total: 170,
          }
        : createEggs(150, page - 3, () => 170),
    ['SEALED'],
  );

  expect(requestedPages.slice(0, 4)).toEqual([0, 1, 2, 3]);
  expect(pages[0]?.assets).toHaveLength(50);
  expect(pages.every(({ total }) => total === undefined)).toBe(true);
  expect(count).toBe(150);
});

it('the list shows no total that counts all states, even if the first page has only assets in the requested states', async () => {
  const { requestedPages, pages, count } = await readAll(
    (page) => ({ ...createEggs(70, page, () => 170), isOfAllStates: true }),
    ['SEALED'],
  );

  expect(pages.map(({ total }) => total)).toEqual([undefined, undefined, undefined]);
  expect(requestedPages).toEqual([0, 1, 2]);
  expect(count).toBe(70);
});
