import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Account } from '@emberclutch/contract/identity/account.ts';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { request } from './request.ts';

/** The current season and its spawn cycle. */
export const getCurrentSeason = (signal?: AbortSignal) =>
  request('/v1/seasons/current', { reader: CurrentSeason, signal });

/** Season and age as the account reports them (specification, section 3). Loads the account's query on demand: most providers report both as the current season. */
async function getSeasonOfAccount(queryClient: QueryClient) {
  const { accountQueries } = await import('./account.ts');
  const { season, age } = await queryClient.fetchQuery({ ...accountQueries.own(), staleTime: 0 });
  return { season, age };
}

export const seasonQueries = {
  all: ['seasons'] as const,
  current: () =>
    queryOptions({
      queryKey: [...seasonQueries.all, 'current', computeShapeDigest(CurrentSeason)],
      queryFn: ({ signal }) => getCurrentSeason(signal),
    }),
  ofAccount: () =>
    queryOptions({
      queryKey: [...seasonQueries.all, 'own', computeShapeDigest(Account)],
      queryFn: ({ client }) => getSeasonOfAccount(client),
      // The account query retries by itself.
      retry: false,
    }),
};
