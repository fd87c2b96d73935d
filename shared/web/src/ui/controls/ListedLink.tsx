import { createContext, use } from 'react';
import type { RefObject } from 'react';
import { Link } from '@emberclutch/web/routing';
import type { LinkProps } from '@emberclutch/web/routing';

/** Ids of the list that cards are shown in, in its order; null outside a list. A ref, so that its changes render no card. */
export const ListedIds = createContext<RefObject<readonly number[]> | null>(null);

/**
 * A link from a list to one of its assets. It takes the ids of the list along in the state of the history, which survives a
 * reload, so that the page of the asset can offer the previous and the next one.
 */
export function ListedLink(props: LinkProps) {
  const ids = use(ListedIds);
  return <Link {...props} state={ids && toState(ids)} />;
}

/** The ids are read when the link is followed: then the history clones the state. */
const toState = (ids: RefObject<readonly number[]>) => ({
  get listedIds() {
    return ids.current;
  },
});

/** The ids that `ListedLink` took along; none for a page that was opened in another way. */
export function readListedIds(state: unknown): readonly number[] {
  if (typeof state !== 'object' || state === null || !('listedIds' in state)) return [];
  const { listedIds } = state;
  return Array.isArray(listedIds) ? listedIds.filter((id): id is number => Number.isSafeInteger(id)) : [];
}
