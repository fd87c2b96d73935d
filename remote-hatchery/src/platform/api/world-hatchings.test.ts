import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { listNextHatchings } from './world-hatchings.ts';

const createEgg = (id: number, hatchesAt: number | null, change: object = {}) =>
  aDragon({
    id,
    assetState: 'INCUBATING',
    dragon: { egg: { golden: false, hatchState: 'incubating', hatchesAt }, dragon: null, house: 'AIR' },
    ...change,
  });

it('the client lists the eggs that hatch next, even if the provider ignores states and order', async () => {
  let requestedSearch = '';
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      requestedSearch = new URL(request.url).search;
      const assets = [
        createEgg(1, 500),
        createEgg(2, null),
        createEgg(3, 300, { golden: true }),
        aDragon({ id: 4 }),
        createEgg(5, 400),
      ];
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );

  const hatchings = await listNextHatchings();

  expect(requestedSearch).toContain('state=INCUBATING&state=HATCHING&orderBy=hatching&orderDir=asc');
  expect(hatchings).toEqual([
    { id: 3, house: 'AIR', golden: true, hatchesAt: 300 },
    { id: 5, house: 'AIR', golden: false, hatchesAt: 400 },
    { id: 1, house: 'AIR', golden: false, hatchesAt: 500 },
  ]);
});
