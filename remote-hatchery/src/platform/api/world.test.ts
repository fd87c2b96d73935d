import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { listWorldDragons, worldQueries } from './world.ts';

/** A provider without the compact answer, with this many dragons. */
const pagesOf = (count: number, { failing }: { failing?: number } = {}) =>
  http.get('*/v1/assets/dragons', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    if (page === failing) return HttpResponse.json({}, { status: 500 });
    const length = Math.max(0, Math.min(50, count - page * 50));
    const assets = Array.from({ length }, (_, index) => aDragon({ id: page * 50 + index + 1 }));
    return HttpResponse.json({ assets, total: count });
  });

it.each([404, 405, 501])('reads pages where the compact answer is missing (%i)', async (status) => {
  api.use(
    http.get('*/v1/world/dragons', () => HttpResponse.json({}, { status })),
    pagesOf(120),
  );
  const parts: number[] = [];

  const dragons = await listWorldDragons(undefined, (part) => parts.push(part.assets.length));

  expect(dragons).toHaveLength(120);
  expect(dragons[0]).toEqual({
    id: 1,
    house: 'WATER',
    magic: 'EARTH',
    wings: null,
    genome: null,
    season: 'GENESIS',
    age: 0,
    golden: false,
    rare: false,
    body: null,
    hatchedAt: expect.any(Number),
  });
  expect(parts).toEqual([50, 120]);
});

it('shows the dragons of the other pages if one fails', async () => {
  api.use(
    http.get('*/v1/world/dragons', () => HttpResponse.json({}, { status: 404 })),
    pagesOf(120, { failing: 1 }),
  );

  expect(await listWorldDragons()).toHaveLength(70);
});

it('does not read the known dragons again in a poll that finds no new one', async () => {
  const since: (string | null)[] = [];
  api.use(
    http.get('*/v1/world/dragons', ({ request }) => {
      since.push(new URL(request.url).searchParams.get('since'));
      return HttpResponse.json({
        ids: [7],
        houses: [0],
        magics: [0],
        seasons: [1],
        ages: [1],
        hatched: [1_700_000_000],
        golden: [],
      });
    }),
  );
  let reads = 0;
  const [dragon] = await listWorldDragons();
  const watched = new Proxy(dragon ?? fail(), {
    get: (target, name) => {
      reads += 1;
      return Reflect.get(target, name);
    },
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(worldQueries.dragons().queryKey, [watched]);
  const poll = () => queryClient.fetchQuery({ ...worldQueries.arrivals(), staleTime: 0 });

  expect(await poll()).toEqual([]);
  const readsBefore = reads;
  expect(await poll()).toEqual([]);

  expect(since).toEqual([null, '1700000000', '1700000000']);
  expect(reads).toBe(readsBefore);
});

it('reads on after the first 2,000 dragons, and adds the others', async () => {
  api.use(
    http.get('*/v1/world/dragons', () => HttpResponse.json({}, { status: 404 })),
    pagesOf(4_120),
  );
  const queryClient = createQueryClient();

  expect(await queryClient.fetchQuery(worldQueries.dragons())).toHaveLength(2_000);
  await queryClient.fetchQuery(worldQueries.morePages());

  expect(queryClient.getQueryData(worldQueries.dragons().queryKey)).toHaveLength(4_120);
  expect(queryClient.getQueryData(worldQueries.pages().queryKey)).toMatchObject({ stop: null });
});

it('knows the rarest dragons, from the compact answer and from assets', async () => {
  const columns = {
    houses: [0, 0],
    magics: [0, 0],
    seasons: [1, 1],
    ages: [1, 1],
    hatched: [1, 2],
    golden: [],
  };
  api.use(http.get('*/v1/world/dragons', () => HttpResponse.json({ ids: [7, 8], ...columns, rare: [8] })));
  expect(await listWorldDragons()).toMatchObject([{ rare: false }, { rare: true }]);

  api.use(
    http.get('*/v1/world/dragons', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({
        assets: [aDragon({ id: 7, rarity: 99.4 }), aDragon({ id: 8, rarity: 61 })],
        total: 2,
      }),
    ),
  );
  expect(await listWorldDragons()).toMatchObject([{ rare: true }, { rare: false }]);
});

it('passes the genome on where the assets of a provider have one', async () => {
  const genome = '0'.repeat(64);
  const { dragon, ...asset } = aDragon({ id: 7 });
  api.use(
    http.get('*/v1/world/dragons', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [{ ...asset, dragon, genome }], total: 1 }),
    ),
  );

  expect(await listWorldDragons()).toMatchObject([{ id: 7, genome }]);
});

describe('the dragons of an owner', () => {
  const find = () => createQueryClient().fetchQuery(worldQueries.ofOwner('mirela'));

  it('are all of them, not the first page alone', async () => {
    api.use(ownedBy(() => 'Mirela', 120));

    const { assets, isPartial } = await find();

    expect(assets).toHaveLength(120);
    expect(isPartial).toBe(false);
  });

  it('are looked for in all pages of a provider that does not know the filter', async () => {
    api.use(ownedBy((id) => (id > 110 ? 'Mirela' : 'Oskar'), 120));

    const { assets, isPartial } = await find();

    expect(assets.map(({ id }) => id)).toEqual([111, 112, 113, 114, 115, 116, 117, 118, 119, 120]);
    expect(isPartial).toBe(false);
  });

  it('are said to be partly known where a provider has more than is read', async () => {
    api.use(ownedBy(() => 'Mirela', 2_001));

    const { assets, isPartial } = await find();

    expect(assets).toHaveLength(2_000);
    expect(isPartial).toBe(true);
  });
});

/** A provider with this many dragons, whatever the filter. */
const ownedBy = (nameOf: (id: number) => string, count: number) =>
  http.get('*/v1/assets/dragons', ({ request }) => {
    const first = Number(new URL(request.url).searchParams.get('page')) * 50;
    const ids = Array.from(
      { length: Math.max(0, Math.min(50, count - first)) },
      (_, index) => first + index + 1,
    );
    return HttpResponse.json({
      assets: ids.map((id) => aDragon({ id, accDisplayName: nameOf(id) })),
      total: count,
    });
  });

function fail(): never {
  throw new Error('There is no dragon.');
}
