import { queryOptions } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { followedBy, prefetchQueries } from './page-query.ts';

const { promise: released, resolve: release } = Promise.withResolvers<void>();

it('the prefetch reads follow-up queries of a stale result in parallel with its refresh, and their own follow-ups', async () => {
  const client = createQueryClient();
  const begun: string[] = [];
  const egg = queryOptions({
    queryKey: ['egg'],
    queryFn: async () => {
      begun.push('egg');
      await released;
      return 'hatched';
    },
  });
  const picture = (state: string) =>
    queryOptions({ queryKey: ['picture', state], queryFn: async () => begun.push(state) });
  client.setQueryData(egg.queryKey, 'sealed', { updatedAt: 1 });

  const reading = prefetchQueries(client, [followedBy(egg, (state) => [picture(state)])]);
  await client.fetchQuery(picture('sealed'));
  expect(begun.toSorted()).toEqual(['egg', 'sealed']);
  release();

  await reading;
  expect(begun.at(-1)).toBe('hatched');
});
