import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { listWorldDragons, worldQueries } from './world.ts';

const rejectCompactRequests = (status = 404) =>
  http.get('*/v1/world/dragons', () => HttpResponse.json({}, { status }));

/** A provider with this many dragons that ignores filters. */
const createPages = (
  count: number,
  { failingPage, change }: { failingPage?: number; change?: (id: number) => object } = {},
) =>
  http.get('*/v1/assets/dragons', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    if (page === failingPage) return HttpResponse.json({}, { status: 500 });
    const ids = Array.from(
      { length: Math.max(0, Math.min(50, count - page * 50)) },
      (_, index) => page * 50 + index + 1,
    );
    return HttpResponse.json({
      assets: ids.map((id) => ({ ...aDragon({ id }), ...change?.(id) })),
      total: count,
    });
  });

/** The columns of equal dragons. */
const createColumns = (ids: readonly number[]) => {
  const repeat = (value: number) => ids.map(() => value);
  return {
    houses: repeat(0),
    magics: repeat(0),
    seasons: repeat(1),
    ages: repeat(1),
    hatched: repeat(1_700_000_000),
    golden: [],
  };
};

it.each([404, 405, 501])('the client reads pages if the compact response is missing (%i)', async (status) => {
  api.use(rejectCompactRequests(status), createPages(120));
  const parts: number[] = [];

  const dragons = await listWorldDragons(undefined, (part) => parts.push(part.assets.length));

  expect(dragons).toHaveLength(120);
  expect(dragons[0]).toEqual({
    id: 1,
    house: 'WATER',
    magic: 'EARTH',
    wings: null,
    season: 'GENESIS',
    age: 0,
    golden: false,
    rare: false,
    body: null,
    hatchedAt: expect.any(Number),
  });
  expect(parts).toEqual([50, 120]);
});

it('the client keeps the dragons of other pages if one page fails', async () => {
  api.use(rejectCompactRequests(), createPages(120, { failingPage: 1 }));

  expect(await listWorldDragons()).toHaveLength(70);
});

it('the client requests dragons that hatched since the last known one, and omits known dragons', async () => {
  const sinceValues: (string | null)[] = [];
  const responses = [[7], [7], [7, 8]].map((ids) => ({ ids, ...createColumns(ids) }));
  api.use(
    http.get('*/v1/world/dragons', ({ request }) => {
      sinceValues.push(new URL(request.url).searchParams.get('since'));
      return HttpResponse.json(responses.shift());
    }),
  );
  const queryClient = createQueryClient();
  const poll = () => queryClient.fetchQuery({ ...worldQueries.arrivals(), staleTime: 0 });
  await queryClient.fetchQuery(worldQueries.dragons());

  expect(await poll()).toEqual([]);
  expect(await poll()).toEqual([8]);
  expect(sinceValues).toEqual([null, '1700000000', '1700000000']);
  expect(queryClient.getQueryData(worldQueries.dragons().queryKey)).toMatchObject([{ id: 7 }, { id: 8 }]);
});

it('the client reads rarity and shape from the compact response, or from rarity and genome of assets', async () => {
  api.use(
    http.get('*/v1/world/dragons', () => HttpResponse.json({ ids: [7], ...createColumns([7]), rare: [7] })),
  );
  expect(await listWorldDragons()).toMatchObject([{ id: 7, rare: true }]);

  const genome = '0'.repeat(64);
  const change = (id: number) => (id === 1 ? { rarity: 99.4, genome } : { rarity: 61 });
  api.use(rejectCompactRequests(), createPages(2, { change }));
  expect(await listWorldDragons()).toMatchObject([
    { rare: true, body: 0, wings: 0 },
    { rare: false, body: null, wings: null },
  ]);
});

it.each([
  ['reads the dragons of an owner from all pages, not only from the first', 120, 0, 120, false],
  ['searches all pages for the dragons of an owner if the provider ignores the filter', 120, 110, 10, false],
  [
    'reports the dragons of an owner as incomplete if the provider has more pages than the limit',
    2_001,
    0,
    2_000,
    true,
  ],
])('the client %s', async (_how, count, others, foundCount, isPartial) => {
  const change = (id: number) => ({ accDisplayName: id > others ? 'Mirela' : 'Oskar' });
  api.use(createPages(count, { change }));

  const result = await createQueryClient().fetchQuery(worldQueries.ofOwner('mirela'));

  expect(result.assets.map(({ id }) => id)).toEqual(
    Array.from({ length: foundCount }, (_, index) => others + index + 1),
  );
  expect(result.isPartial).toBe(isPartial);
});
