import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@emberclutch/shared/routing';

/**
 * What a browser does for a new document: begins at the top, or at the place that the address names, and with the focus,
 * so that a screen reader reads on from there. Going back is left to the browser, which knows where one was.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname + hash);

  useEffect(() => {
    const isSamePage = shown.current.split('#')[0] === pathname;
    const isSamePlace = shown.current === pathname + hash;
    shown.current = pathname + hash;
    if (isSamePlace || type === 'POP') return;
    if (!isSamePage) window.scrollTo(0, 0);
    if (hash) return whileNobodyActs(() => beginAt(hash.slice(1)));
    if (!isSamePage) return whileNobodyActs(mainFocuser());
    return;
  }, [pathname, hash, type]);

  return null;
}

/** The main part is focused as soon as it is here, and again where it is replaced. */
function mainFocuser() {
  const before = document.activeElement;
  return () => {
    const focused = document.activeElement;
    const main = document.getElementById('main');
    // What a page focuses by itself, such as its first field, is left in peace.
    const isFree = focused === null || focused === before || focused === document.body;
    if (isFree && main && main !== focused) main.focus({ preventScroll: true });
    return false;
  };
}

/** @returns whether the place is here */
function beginAt(id: string): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
  return true;
}

/**
 * Tries now and whenever something is drawn, because a page may still be on its way, and may be drawn as a skeleton
 * first. Ends when it is done, or when the player does something.
 * @param attempt tells whether it is done
 * @returns gives up
 */
function whileNobodyActs(attempt: () => boolean): () => void {
  const signs = ['keydown', 'pointerdown', 'wheel'] as const;
  const waiting = new MutationObserver(tryNow);

  function tryNow() {
    if (attempt()) stop();
  }

  function stop() {
    waiting.disconnect();
    for (const sign of signs) document.removeEventListener(sign, stop);
  }

  waiting.observe(document.body, { childList: true, subtree: true });
  for (const sign of signs) document.addEventListener(sign, stop, { passive: true });
  tryNow();
  return stop;
}
