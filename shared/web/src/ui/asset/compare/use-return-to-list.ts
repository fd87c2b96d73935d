import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from '@emberclutch/web/routing';
import { ownPage } from '../../browser/own-page.ts';

/** Scroll position, in CSS pixels, of the pages that a comparison was opened from, by entry of the history. */
const places = new Map<string, number>();

/**
 * After Back from a comparison, restores the position of the list, and gives the focus to the link that opened it.
 * @returns to be called when the link is followed
 */
export function useReturnToList(link: RefObject<HTMLElement | null>): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const restore = useEffectEvent(() => {
    const place = type === 'POP' ? places.get(key) : undefined;
    if (place === undefined) return;
    places.delete(key);
    ownPage.scrollTo(place);
    link.current?.focus({ preventScroll: true });
  });

  useEffect(() => restore(), []);

  return () => void places.set(key, ownPage.offset());
}
