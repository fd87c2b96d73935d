import { createContext, use } from 'react';
import type { RefObject } from 'react';
import { Link } from '@emberclutch/web/routing';
import type { LinkProps } from '@emberclutch/web/routing';

/** Ids of the assets of the surrounding list, in its order; null outside a list. A ref, so that changes do not render the cards. */
export const ListedIds = createContext<RefObject<readonly number[]> | null>(null);

/** A link from a list to one of its assets. The history state carries the ids of the list, for the links to previous and next. */
export function ListedLink(props: LinkProps) {
  const ids = use(ListedIds);
  return <Link {...props} state={ids && createState(ids)} />;
}

/** Reads the ids when the link is followed, because the history clones the state then. */
const createState = (ids: RefObject<readonly number[]>) => ({
  get listedIds() {
    return ids.current;
  },
});

/** The ids that `ListedLink` has passed; empty if the page was opened in another way. */
export function readListedIds(state: unknown): readonly number[] {
  if (typeof state !== 'object' || state === null || !('listedIds' in state)) return [];
  const { listedIds } = state;
  return Array.isArray(listedIds) ? listedIds.filter((id): id is number => Number.isSafeInteger(id)) : [];
}
