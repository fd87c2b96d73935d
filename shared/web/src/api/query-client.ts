import { QueryClient } from '@tanstack/react-query';
import { isRetryable } from './api-error.ts';

/** How long responses stay fresh, in milliseconds. The specification (section 9) requires 5 minutes for assets. */
export const staleTimeMs = 5 * 60_000;

/** The query cache of a page. Retries 5xx and network errors, never 4xx (specification, section 8). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // `navigator.onLine` is unreliable, and a paused request shows nothing; a failed request shows an error.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < 2 && isRetryable(error),
      },
    },
  });
