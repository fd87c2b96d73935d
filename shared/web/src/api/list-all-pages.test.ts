import { anEgg } from '../testing/factories.tsx';
import { readAssets } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import { ApiError } from './api-error.ts';
import { listAllPages } from './list-all-pages.ts';

const limits = { pages: 20, emptyPages: 3 };

/** A provider with this many eggs. */
function createProvider(count: number, { perPage = 50, total }: { perPage?: number; total?: number } = {}) {
  const requestedPages: number[] = [];
  const listPage = (page: number): Promise<AssetList> => {
    requestedPages.push(page);
    const countOnPage = Math.max(0, Math.min(perPage, count - page * perPage));
    const eggs = Array.from({ length: countOnPage }, (_, index) => anEgg({ id: page * perPage + index + 1 }));
    return Promise.resolve({ ...readAssets(eggs), total });
  };
  return { requestedPages, listPage };
}

it.each([0, 1, 49, 50, 51, 1_000])(
  'the reader reads all %d assets, with a total and without',
  async (count) => {
    for (const total of [count, undefined]) {
      const { listPage } = createProvider(count, { total });

      const listing = await listAllPages(listPage, limits);

      expect(listing.assets.length).toBe(count);
      expect(listing).toMatchObject({ isComplete: true, skipped: 0, failedPages: [] });
    }
  },
);

it('the reader reads 1,000 assets in five rounds after the first page', async () => {
  const { listPage } = createProvider(1_000, { total: 1_000 });
  const counts: number[] = [];

  await listAllPages(listPage, limits, ({ assets }) => counts.push(assets.length));

  expect(counts).toEqual([50, 250, 450, 650, 850]);
});

it.each([
  ['after 20 pages, with a total', createProvider(1_100, { total: 1_100 }), 1_000, 20, 'page_limit'],
  ['after 20 pages, without a total', createProvider(1_100), 1_000, 20, 'page_limit'],
  ['one page after a full page', createProvider(50, { total: 50 }), 50, 2, null],
  [
    'at the end, if the provider caps the page size',
    createProvider(90, { perPage: 20, total: 90 }),
    90,
    null,
    null,
  ],
  ['after three empty pages, the first included', createProvider(0), 0, 3, null],
])('the reader stops %s', async (_what, { listPage, requestedPages }, count, pages, stop) => {
  const listing = await listAllPages(listPage, limits);

  expect(listing.assets.length).toBe(count);
  expect(listing.stop).toBe(stop);
  expect(requestedPages.length).toBe(pages ?? requestedPages.length);
});

it('the reader stops after three empty pages if the total does not count the assets of the account', async () => {
  const { listPage, requestedPages } = createProvider(60, { total: 1_240 });

  const listing = await listAllPages(listPage, limits);

  expect(listing.assets.length).toBe(60);
  expect(listing.stop).toBe('empty_pages');
  expect(requestedPages.length).toBeLessThan(10);
});

it('the reader continues after the first page if the total counts only that page', async () => {
  const { requestedPages, listPage } = createProvider(120);
  const listWithPageTotal = async (page: number) => {
    const list = await listPage(page);
    return { ...list, total: list.assets.length };
  };

  const listing = await listAllPages(listWithPageTotal, limits);

  expect(listing).toMatchObject({ isComplete: true, stop: null });
  expect(listing.assets.length).toBe(120);
  expect(requestedPages.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
});

it.each([250, undefined])(
  'the reader treats a missing page as the end, and requests it once (total %p)',
  async (total) => {
    const { requestedPages, listPage } = createProvider(60, { total });
    const listOrMissing = async (page: number) => {
      const list = await listPage(page);
      if (page > 1) throw new ApiError('not_found', 404);
      return list;
    };

    expect(await listAllPages(listOrMissing, limits)).toMatchObject({
      isComplete: true,
      stop: null,
      failedPages: [],
      assets: { length: 60 },
    });
    expect(requestedPages.filter((page) => page === 2)).toEqual([2]);
  },
);

it('the reader stops after three repeated pages if the provider ignores the page number', async () => {
  const eggs = [anEgg(), null];
  const listPage = jest.fn(() => Promise.resolve({ ...readAssets(eggs), total: undefined }));

  const listing = await listAllPages(listPage, limits);

  expect(listing).toMatchObject({ assets: [{ id: 1_234 }], skipped: 1, stop: null });
  expect(listPage).toHaveBeenCalledTimes(4);
});

/** A provider that fails for these pages, each the specified number of times. */
function createFailingPages(failures: Record<number, number>, error = new ApiError('internal', 500)) {
  const { listPage } = createProvider(250, { total: 250 });
  const failuresLeft: Record<number, number> = { ...failures };
  return (page: number) => {
    failuresLeft[page] = (failuresLeft[page] ?? 0) - 1;
    return failuresLeft[page] >= 0 ? Promise.reject(error) : listPage(page);
  };
}

it.each([
  ['requests a failed page once more', { 2: 1 }, 250, [], null],
  ['names a page that fails again, and keeps the others', { 2: 2 }, 200, [2], null],
  ['stops after three failures in a row', { 1: 2, 2: 2, 3: 2 }, 50, [1, 2, 3], 'failures'],
])('the reader %s', async (_what, failures: Record<number, number>, count, failedPages, stop) => {
  const listing = await listAllPages(createFailingPages(failures), limits);

  expect(listing).toMatchObject({ failedPages, stop, isComplete: true });
  expect(listing.assets.length).toBe(count);
});

it('the reader keeps the failure with the latest retry time', async () => {
  const { listPage } = createProvider(250, { total: 250 });
  const failures = new Map([
    [1, new ApiError('too_many_requests', 429, { retryAfter: 60 })],
    [2, new ApiError('internal', 500)],
    [3, new ApiError('too_many_requests', 429, { retryAfter: 40 })],
  ]);

  const { failure } = await listAllPages(async (page) => {
    const error = failures.get(page);
    if (error) throw error;
    return listPage(page);
  }, limits);

  expect(failure).toBe(failures.get(1));
});

it.each([
  ['the first page fails', { 0: 1 }, undefined],
  ['the session has ended', { 3: 1 }, new ApiError('unauthorized', 401)],
])('the reader fails if %s', async (_what, failures, error) => {
  await expect(listAllPages(createFailingPages(failures, error), limits)).rejects.toMatchObject({
    name: 'ApiError',
  });
});
