import { QueryClient } from '@tanstack/react-query';
import { isRetryable } from './api-error.ts';

/** How long responses stay fresh, in milliseconds. The specification (section 9) requires 5 minutes for assets. */
export const staleTimeMs = 5 * 60_000;

/** The query cache of a page. Retries 5xx and network errors, never 4xx (specification, section 8). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Requests are also sent offline: `navigator.onLine` is unreliable, and players see an error for a failed request, but nothing for a paused one.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < 2 && isRetryable(error),
      },
    },
  });
