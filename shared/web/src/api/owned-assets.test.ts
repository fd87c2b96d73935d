import { setSession } from '@emberclutch/web/state';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { anEgg, aSession } from '../testing/factories.tsx';
import { ownedAssetQueries } from './owned-assets.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => setSession(aSession()));

/** Serves six pages of two eggs. The last page waits until `release` is called. */
function servePages() {
  const requested: number[] = [];
  const lastPage = Promise.withResolvers<void>();
  api.use(
    http.get('*/v1/assets', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      requested.push(page);
      if (page === 5) await lastPage.promise;
      const assets = [anEgg({ id: page * 2 + 1 }), anEgg({ id: page * 2 + 2 })];
      return HttpResponse.json({ assets, total: 12 });
    }),
  );
  return { requested, release: lastPage.resolve };
}

/** Reads ten eggs, and stops as when the player leaves the page. */
async function readPartially() {
  const { requested, release } = servePages();
  const client = createQueryClient();
  const query = ownedAssetQueries.of('7');
  const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined);
  await waitFor(() => expect(client.getQueryData(query.queryKey)?.assets).toHaveLength(10));
  unsubscribe();
  release();
  requested.length = 0;
  return { requested, client, query };
}

it('the client reads the later pages again after an interruption', async () => {
  const { requested, client, query } = await readPartially();

  const listing = await client.fetchQuery(query);

  expect(listing.assets).toHaveLength(12);
  expect(requested).toEqual([1, 2, 3, 4, 5]);
});
