import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { aGatewayKey, aSession } from '../testing/factories.tsx';
import { foreignKey } from '../testing/foreign/foreign-assets.tsx';
import { foreignEstimates, foreignMedia } from '../testing/foreign/foreign-details.tsx';
import { assetMediaQueries } from './asset-media.ts';
import { gatewayKeyQueries } from './gateway-keys.ts';
import { hatchEstimateQueries } from './hatch-estimate.ts';
import { createQueryClient } from './query-client.ts';

const queryClient = createQueryClient();
afterEach(() => queryClient.clear());

const refused = () => new HttpResponse(null, { status: 404 });

it('asks for the unused keys of an account as the specification says', async () => {
  setSession(aSession());
  const asked: string[] = [];
  api.use(
    http.get('*/v1/assets/gateway-keys', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ gatewayKeys: [aGatewayKey()], total: 1 });
    }),
  );

  const keys = await queryClient.query(gatewayKeyQueries.unused('7'));

  expect(asked).toEqual(['?accId=7&limit=50&page=0&orderBy=created&orderDir=desc&state=UNUSED']);
  expect(keys).toMatchObject({ assets: [{ id: 501 }], isComplete: true, stop: null });
});

it('reads keys that do not say what they are, and leaves out the used ones', async () => {
  const answers = [
    [foreignKey, { id: '15', season: 'fire', age: 'II', isGolden: true }, { id: 16, assetState: 'used' }],
  ];
  api.use(http.get('*/v1/assets/gateway-keys', () => HttpResponse.json(answers.shift() ?? [])));

  const { assets } = await queryClient.query(gatewayKeyQueries.unused('7'));

  expect(assets).toMatchObject([
    { id: 14, assetType: 'GATEWAY_KEY', gatewayKey: { season: 'WATER', age: 0 } },
    { id: 15, assetType: 'GATEWAY_KEY', golden: true, gatewayKey: { season: 'FIRE', age: 2 } },
  ]);
});

it('has no keys where the provider has no such call', async () => {
  api.use(http.get('*/v1/assets/gateway-keys', refused));

  expect(await queryClient.query(gatewayKeyQueries.unused('7'))).toMatchObject({ assets: [], stop: null });
});

it.each(foreignMedia)('reads the pictures %j', async (answer, addresses) => {
  api.use(http.get('*/v1/assets/12/medias', () => new HttpResponse(JSON.stringify(answer))));

  const media = await queryClient.query(assetMediaQueries.of(12, 'HATCHED'));

  expect(media.map(({ url }) => url)).toEqual(addresses);
});

it('has no pictures where the provider has no such call', async () => {
  api.use(http.get('*/v1/assets/12/medias', refused));

  expect(await queryClient.query(assetMediaQueries.of(12, 'HATCHED'))).toEqual([]);
});

it.each(foreignEstimates)('reads the estimate %j', async (answer, estimate) => {
  api.use(http.get('*/v1/eggs/hatch/estimate/11', () => new HttpResponse(JSON.stringify(answer))));

  expect(await queryClient.query(hatchEstimateQueries.of(11))).toMatchObject(estimate);
});
