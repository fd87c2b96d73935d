import { queryOptions } from '@tanstack/react-query';
import { readEye } from './read-eye.ts';

/** The eye in the picture of a hatching egg, which is already in the browser's cache; null if it has none. */
export const eggEyeQuery = (url: string) =>
  queryOptions({
    queryKey: ['egg-eye', url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { credentials: 'omit', signal });
      return answer.ok ? readEye(await answer.text()) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
