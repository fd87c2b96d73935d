import '@emberclutch/web/testing/api.tsx';
import { unlistedQueries } from '@emberclutch/web/testing/unlisted-queries.tsx';
import Routes from './app/routes.tsx';

it.each(['/spawn', '/spawn?step=pay', '/seasons'])(
  'the page table lists the queries of %s',
  async (address) => {
    expect(await unlistedQueries(Routes, address)).toEqual([]);
  },
);
