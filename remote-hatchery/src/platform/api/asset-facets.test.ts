import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { facetQueries, getDragonFacets } from './asset-facets.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';

it('reads counts in any case and as text, and leaves out what it cannot read', async () => {
  const answer = { total: '12', state: { sealed: 7, HATCHED: 'many' }, house: null, golden: 3 };
  api.use(http.get('*/v1/assets/dragons/facets', () => HttpResponse.json(answer)));

  expect(await getDragonFacets({ state: ['SEALED'] })).toEqual({
    total: 12,
    state: { SEALED: 7 },
    house: {},
    magic: {},
    spawn: {},
    hatch: {},
    golden: 3,
  });
});

it('asks with the filters of the list, without its order', async () => {
  let asked = '';
  api.use(
    http.get('*/v1/assets/dragons/facets', ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json({});
    }),
  );
  const filter = { house: ['FIRE' as const], searchTerm: 'ash', orderBy: 'hatching' as const };

  await createQueryClient().fetchQuery(facetQueries.dragons(filter));

  expect(asked).toBe('?house=FIRE&searchTerm=ash');
});

it.each([400, 404, 405, 501])('answers null where the provider does not count (%i)', async (status) => {
  api.use(http.get('*/v1/assets/dragons/facets', () => HttpResponse.json({}, { status })));

  expect(await getDragonFacets({})).toBeNull();
});
