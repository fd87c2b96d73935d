import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { facetsQuery } from './asset-facets.ts';

const respondWith = (body: object, status = 200) =>
  api.use(http.get('*/v1/assets/dragons/facets', () => HttpResponse.json(body, { status })));

it.each([
  ['lacks the call', {}, 404],
  ['reads the last path segment as an id', {}, 400],
  ['answers every call with an empty object', {}, 200],
  ['answers with the list', { dragons: [{ id: 1 }] }, 200],
])('the client returns no counts if a provider %s', async (_provider, body, status) => {
  respondWith(body, status);

  expect(await createQueryClient().fetchQuery(facetsQuery({}))).toBeNull();
});

it('the client reads counts that omit facets', async () => {
  respondWith({ total: 0 });

  expect(await createQueryClient().fetchQuery(facetsQuery({}))).toMatchObject({
    total: 0,
    state: {},
  });
});
