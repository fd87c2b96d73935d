import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg } from '@emberclutch/web/testing/factories.tsx';
import { probeLists } from './list-support.ts';

/** Responds with the ids that a provider returns for a query. */
const respondWithIds = (chooseIds: (query: URLSearchParams) => number[] | null) =>
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const ids = chooseIds(new URL(request.url).searchParams);
      if (ids === null) return HttpResponse.json({}, { status: 400 });
      return HttpResponse.json(ids.map((id) => anEgg({ id })));
    }),
  );

it('the probe detects a provider that supports everything', async () => {
  respondWithIds((query) => (query.has('searchTerm') ? [] : [query.get('orderDir') === 'asc' ? 1 : 9]));

  expect(await probeLists()).toEqual({ states: true, rarity: true, search: true });
});

it('the probe detects a provider that ignores orders and search, and reads only one of several states', async () => {
  respondWithIds((query) => [query.get('state') === 'HATCHING' ? 3 : 9]);

  expect(await probeLists()).toEqual({ states: false, rarity: false, search: false });
});

it('the probe detects a provider that rejects unknown parameters', async () => {
  respondWithIds((query) => (query.has('orderBy') || query.has('searchTerm') ? null : [9]));

  expect(await probeLists()).toEqual({ states: false, rarity: false, search: false });
});
