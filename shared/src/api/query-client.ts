import { QueryClient } from '@tanstack/react-query';
import { isRetryable } from './api-error.ts';

/** Assets are fresh for 5 minutes (specification, section 9). */
const freshFor = 5 * 60_000;

/** The cache of a page. 5xx and network errors are asked again, refusals are not (specification, section 8). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // A browser that says it is offline is often wrong, and waiting without a word is worse than a failed call.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && isRetryable(error),
      },
    },
  });
