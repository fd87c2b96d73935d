import { queryOptions } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { followedBy, prefetchQueries } from './page-query.ts';

const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();

it('the prefetch reads follow-up queries of a stale result in parallel with its refresh, and their own follow-ups', async () => {
  const client = createQueryClient();
  const startedReads: string[] = [];
  const eggQuery = queryOptions({
    queryKey: ['egg'],
    queryFn: async () => {
      startedReads.push('egg');
      await gate;
      return 'hatched';
    },
  });
  const createPictureQuery = (state: string) =>
    queryOptions({ queryKey: ['picture', state], queryFn: async () => startedReads.push(state) });
  client.setQueryData(eggQuery.queryKey, 'sealed', { updatedAt: 1 });

  const reading = prefetchQueries(client, [followedBy(eggQuery, (state) => [createPictureQuery(state)])]);
  await client.fetchQuery(createPictureQuery('sealed'));
  expect(startedReads.toSorted()).toEqual(['egg', 'sealed']);
  openGate();

  await reading;
  expect(startedReads.at(-1)).toBe('hatched');
});
