import { readAssetPage } from './asset-page.ts';

const dragon = (id: number) => ({ id, assetType: 'DRAGON', dragon: { egg: {} } });
const key = (id: number) => ({ id, assetType: 'GATEWAY_KEY', gatewayKey: {} });

it('the reader lists an asset once when an answer has it under several names', () => {
  const page = readAssetPage({
    dragons: [dragon(1)],
    assets: [dragon(1), dragon(2), key(1)],
    gatewayKeys: [key(1)],
  });

  expect(page?.assets.map(({ assetType, id }) => [assetType, id])).toEqual([
    ['DRAGON', 1],
    ['DRAGON', 2],
    ['GATEWAY_KEY', 1],
  ]);
});
