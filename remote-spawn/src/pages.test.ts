import '@emberclutch/web/testing/api.tsx';
import { listUnlistedQueries } from '@emberclutch/web/testing/list-unlisted-queries.tsx';
import Routes from './app/routes.tsx';

it.each(['/spawn', '/spawn?step=pay', '/seasons'])(
  'the page table lists the queries of %s',
  async (address) => {
    expect(await listUnlistedQueries(Routes, address)).toEqual([]);
  },
);
