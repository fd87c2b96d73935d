import { readAssetPage } from './asset-page.ts';

const createDragon = (id: number) => ({ id, assetType: 'DRAGON', dragon: { egg: {} } });
const createKey = (id: number) => ({ id, assetType: 'GATEWAY_KEY', gatewayKey: {} });

it('the reader lists an asset once if a response contains it under several names', () => {
  const page = readAssetPage({
    dragons: [createDragon(1)],
    assets: [createDragon(1), createDragon(2), createKey(1)],
    gatewayKeys: [createKey(1)],
  });

  expect(page?.assets.map(({ assetType, id }) => [assetType, id])).toEqual([
    ['DRAGON', 1],
    ['DRAGON', 2],
    ['GATEWAY_KEY', 1],
  ]);
});
