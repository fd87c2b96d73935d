import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@emberclutch/web/routing';
import { ownPage } from '../../browser/own-page.ts';
import { isFromSelection } from './use-compare-address.ts';

/**
 * Scrolls and moves the focus as after a change of the page, where the comparison was opened from a list; Esc leaves it.
 * @returns for the element that the view is in
 */
export function useArrival(leave: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const location: { state: unknown } = useLocation();
  const arrive = useEffectEvent(() => {
    if (!isFromSelection(location.state)) return;
    ownPage.scrollTo(0);
    place.current?.closest('main')?.focus({ preventScroll: true });
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An overlay of the page, such as a menu of the top bar, has precedence for Esc.
    const [target] = event.composedPath();
    const isHere = target instanceof Node && place.current?.closest('main')?.contains(target);
    const isFree = target === document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && (isHere || isFree)) leave();
  });
  useEffect(() => {
    arrive();
    const key = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  return place;
}
