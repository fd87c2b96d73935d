import { useEffectEvent, useLayoutEffect } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useLocation, useNavigationType } from '@emberclutch/web/routing';
import { ownPage } from '../../browser/own-page.ts';
import { rememberEntry } from '../../browser/remember-entry.ts';

/** The link that the player followed out of a list, and its distance from the top of the window in CSS pixels. */
interface Place {
  pathname: string;
  top: number;
}

/** Followed links by history entry. */
const places = new Map<string, Place>();

/** Restores position and focus of a list after Back, because the browser scrolls while the page is too short. Returns a press handler. */
export function useRestoredPlace(list: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const restore = useEffectEvent(() =>
    type === 'POP' ? restorePlace(list.current, places.get(key)) : undefined,
  );

  // Only on mount: later history entries are changes of the list's filter.
  useLayoutEffect(() => restore(), []);

  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) rememberEntry(places, key, { pathname: link.pathname, top: link.getBoundingClientRect().top });
  };
}

function restorePlace(list: HTMLElement | null, place: Place | undefined): (() => void) | undefined {
  const link = place && listLinks(list).find(({ pathname }) => pathname === place.pathname);
  if (!link) return undefined;
  const scroll = () => ownPage.scrollBy(link.getBoundingClientRect().top - place.top);
  scroll();
  // Focuses last: before a measurement, the focus would make the browser calculate styles and layout a second time.
  link.focus({ preventScroll: true });
  // Repeated after the layout of the visible rows, because their height was an estimate.
  const frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}

const listLinks = (list: HTMLElement | null) => [...(list?.querySelectorAll('a') ?? [])];
