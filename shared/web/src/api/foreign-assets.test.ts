import * as fc from 'fast-check';
import { setSession } from '@emberclutch/web/state';
import { readAsset } from '@emberclutch/contract/asset/asset.ts';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aDragon, aGatewayKey, anEgg, aSession } from '../testing/factories.tsx';
import {
  brokenItems,
  emptyEgg,
  foreignKey,
  minimalEgg,
  verboseDragon,
} from '../testing/foreign/foreign-assets.tsx';
import { assetQueries, getAsset, getAssetStats, listDragons } from './assets.ts';
import { createQueryClient } from './query-client.ts';
import { listOwnedAssets } from './owned-assets.ts';

const listOf = (answer: unknown) => {
  api.use(http.get('*/v1/assets/dragons', () => new HttpResponse(JSON.stringify(answer))));
  return listDragons({}, 0);
};

const spring = Date.UTC(2031, 3, 1) / 1_000;

it('reads an egg with few members', async () => {
  const { assets } = await listOf([minimalEgg]);

  expect(assets).toMatchObject([
    { id: 11, assetState: 'INCUBATING', golden: true, created: null, accId: null },
  ]);
});

it('reads a dragon with texts for numbers', async () => {
  api.use(http.get('*/v1/assets/12', () => HttpResponse.json(verboseDragon)));

  expect(await getAsset(12)).toMatchObject({
    id: 12,
    accId: '7',
    assetType: 'DRAGON',
    assetState: 'HATCHED',
    created: spring,
    golden: false,
    rarity: 41.5,
    dragon: {
      dragon: { name: 'Ashwing' },
      house: 'FIRE',
      magic: 'AIR',
      spawn: 'EARTH',
      spawnAge: 2,
      hatch: 'PRIMORDIAL',
    },
  });
});

it('reads a gateway key that does not say what it is', async () => {
  const { assets } = await listOf({ gatewayKeys: [foreignKey] });

  expect(assets).toMatchObject([
    { assetType: 'GATEWAY_KEY', assetState: 'UNUSED', golden: true, gatewayKey: { season: 'WATER', age: 0 } },
  ]);
});

it('counts the items that it cannot read and keeps the others', async () => {
  const list = await listOf({ assets: [...brokenItems, emptyEgg, minimalEgg], total: '6' });

  expect(list.assets.map(({ id }) => id)).toEqual([13, 11]);
  expect(list).toMatchObject({ skipped: brokenItems.length, total: 6 });
});

it.each([
  [[emptyEgg], [13], undefined],
  [{ dragons: [emptyEgg], total: null }, [13], undefined],
  [{ assets: null, dragons: [emptyEgg] }, [13], undefined],
  [{ dragons: [emptyEgg], gatewayKeys: [foreignKey], total: 2 }, [13, 14], 2],
  [{ assets: {}, total: 'many' }, [], undefined],
  [null, [], undefined],
  [{}, [], undefined],
])('reads the list %j', async (answer, ids, total) => {
  const list = await listOf(answer);

  expect(list.assets.map(({ id }) => id)).toEqual(ids);
  expect(list.total).toBe(total);
});

it('refuses a list that is a text', async () => {
  await expect(listOf('eggs')).rejects.toMatchObject({ code: 'invalid_response' });
});

it('reads all pages of a collection without a total, and counts the assets that are left out', async () => {
  setSession(aSession());
  const pages = [[minimalEgg, null], [], [emptyEgg, minimalEgg]];
  api.use(
    http.get('*/v1/assets', ({ request }) =>
      HttpResponse.json(pages[Number(new URL(request.url).searchParams.get('page'))] ?? []),
    ),
  );

  const { assets, skipped } = await listOwnedAssets('7');

  expect(assets.map(({ id }) => id)).toEqual([11, 13]);
  expect(skipped).toBe(1);
});

it('keeps the totals that were sent', async () => {
  api.use(
    http.get('*/v1/assets/stats', () => HttpResponse.json({ totalAssets: '1,234', totalDragons: null })),
  );

  expect(await getAssetStats(undefined)).toMatchObject({
    totalAssets: 1_234,
    totalDragons: null,
    totalGoldenEggs: null,
  });
});

it('reads the assets of our provider without a loss', () => {
  for (const asset of [anEgg(), aDragon(), aGatewayKey()]) {
    const { dragon, gatewayKey, ...rest } = asset;
    expect(readAsset(asset)).toMatchObject({
      ...rest,
      ...(dragon && { dragon: { house: dragon.house, spawn: dragon.spawn, spawnAge: dragon.spawnAge } }),
      ...(gatewayKey && { gatewayKey: { season: gatewayKey.season, age: gatewayKey.age } }),
    });
  }
});

it('reads any JSON as an asset or as nothing, and what it has read as the same', () => {
  const odd = fc.record(
    { id: fc.oneof(fc.nat(), fc.jsonValue()), dragon: fc.jsonValue(), gatewayKey: fc.jsonValue() },
    { requiredKeys: [] },
  );
  const property = fc.property(fc.oneof(fc.jsonValue(), odd), (value) => {
    const asset = readAsset(value);
    return asset === null || JSON.stringify(readAsset(asset)) === JSON.stringify(asset);
  });

  expect(fc.check(property).counterexample).toBeNull();
});

it('shows no total of all states where the provider refuses the wanted one', async () => {
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const isRefused = new URL(request.url).searchParams.has('state');
      if (isRefused) return HttpResponse.json({ detail: 'No such parameter.' }, { status: 400 });
      // The newest are all sealed.
      return HttpResponse.json({ assets: [anEgg({ id: 2 }), anEgg({ id: 1 })], total: 1_873 });
    }),
  );
  const list = { ...assetQueries.dragons({ state: ['SEALED'] }), pages: 1 };

  const { pages } = await createQueryClient().fetchInfiniteQuery(list);

  expect(pages[0]?.assets.map(({ id }) => id)).toEqual([2, 1]);
  expect(pages[0]?.total).toBeUndefined();
});
