import '@emberclutch/web/testing/api.tsx';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { prefetchQueries, findPageQueries } from '@emberclutch/web/routing/page-query.ts';
import { setSession, signOut } from '@emberclutch/web/state';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { pages } from './pages.ts';

const prefetchCollection = async () => {
  const client = createQueryClient();
  await prefetchQueries(client, findPageQueries(client, pages, { pathname: '/my-collection', search: '' }));
  return client.getQueryCache().getAll();
};

it('the page table reads the first page and the statistics of a signed-in player before the collection is rendered', async () => {
  setSession(aSession());

  const queries = await prefetchCollection();

  expect(queries.map(({ state }) => state.status)).toEqual(['success', 'success']);
});

it('the page table reads nothing for a visitor, because the edge renders the page without a session', async () => {
  signOut();

  expect(await prefetchCollection()).toEqual([]);
});
