import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { RenderedFrom } from '@emberclutch/contract/site/site.ts';
import { slotShown } from './slot-shown.ts';

/**
 * Puts the answers that the edge has rendered the page from into the cache. Old ones are read again once the page is hydrated.
 * @returns whether a query still has such an answer: it is one for signed-out visitors, and parts that are hydrated late need it
 */
export function putRenderedAnswers(
  queryClient: QueryClient,
  answers: RenderedFrom['answers'],
  isOld: boolean,
): (query: Query) => boolean {
  const rendered = new Map(answers.map(([key, data]) => [hashKey(key), data]));
  const isRendered = ({ queryHash, state }: Query) =>
    state.data !== undefined && rendered.get(queryHash) === state.data;
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
  if (isOld) void slotShown.then(() => queryClient.invalidateQueries({ predicate: isRendered }));
  return isRendered;
}
