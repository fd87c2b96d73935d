import { queryOptions } from '@tanstack/react-query';
import { LenientSeason } from '../contract/lenient-season.ts';
import { request } from './request.ts';

/** The current season and its spawn cycle. */
export const getCurrentSeason = (signal?: AbortSignal) =>
  request('/v1/seasons/current', { answer: LenientSeason, signal });

export const seasonQueries = {
  all: ['seasons'] as const,
  current: () =>
    queryOptions({
      queryKey: [...seasonQueries.all, 'current'],
      queryFn: ({ signal }) => getCurrentSeason(signal),
    }),
};
