import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aGatewayKey, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { listUnlistedQueries } from '@emberclutch/web/testing/list-unlisted-queries.tsx';
import Routes from './app/routes.tsx';

const assets = [anEgg({ id: 1 }), aDragon({ id: 2 }), aGatewayKey({ id: 3 })];

const genome = '0'.repeat(64);

it.each([
  '/hatchery',
  '/hatchery/sealed?q=ember&order=rarest&golden=true&page=2',
  '/hatchery/hatched',
  '/hatchery/hatched?view=list&focus=2&order=dense',
  '/details/1',
  '/details/2?picture=egg',
  '/details/3',
  '/details/none',
  '/genome-explorer/2?with=1&only=differences',
  '/embed?number=2',
])('the row of the page lists the queries of %s', async (address) => {
  api.use(
    http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets: assets.slice(0, 2), total: 120 })),
    http.get('*/v1/assets/:id', ({ params }) =>
      HttpResponse.json(assets.find(({ id }) => String(id) === params['id'])),
    ),
    http.get('*/v1/genomes/:id', () => HttpResponse.json({ genome, genes: [] })),
    http.get('*/v1/genomes/census', () => HttpResponse.json({ dragons: 0, genes: {} })),
    http.get('*/v1/eggs/hatch/estimate/:id', () => HttpResponse.json({ hatchesAt: 1 })),
  );

  expect(await listUnlistedQueries(Routes, address)).toEqual([]);
});
