import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@emberclutch/web/routing';

/**
 * After a client-side navigation, scrolls and moves focus as a browser does for a new document, so that a screen reader continues there.
 * Does nothing for back and forward, because the browser restores the scroll position.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastLocation = useRef(pathname + hash);

  useLayoutEffect(() => {
    const isSamePage = lastLocation.current.split('#')[0] === pathname;
    const isSameLocation = lastLocation.current === pathname + hash;
    lastLocation.current = pathname + hash;
    if (isSameLocation || type === 'POP') return;
    if (!isSamePage) window.scrollTo(0, 0);
    if (hash) return retryUntilInput(() => focusElement(hash.slice(1)));
    if (!isSamePage) return retryUntilInput(createMainFocuser());
    return;
  }, [pathname, hash, type]);

  return null;
}

/** Creates an attempt that focuses the main element: once it is rendered, and again when a page replaces its skeleton. */
function createMainFocuser() {
  const initialFocus = document.activeElement;
  return () => {
    const focusedElement = document.activeElement;
    const main = document.getElementById('main');
    // If the page itself has focused an element, such as its first field, that element keeps the focus.
    const canTakeFocus =
      focusedElement === null || focusedElement === initialFocus || focusedElement === document.body;
    if (canTakeFocus && main && main !== focusedElement) main.focus({ preventScroll: true });
    return false;
  };
}

/** @returns whether the element is rendered */
function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView();
  return true;
}

/**
 * Calls `attempt` now and after each DOM change, because a page may still be loading. Stops once `attempt` returns true, or when the
 * player presses a key, points or scrolls. Returns a function that stops it.
 */
function retryUntilInput(attempt: () => boolean): () => void {
  const inputEvents = ['keydown', 'pointerdown', 'wheel'] as const;
  const observer = new MutationObserver(tryNow);

  function tryNow() {
    if (attempt()) stop();
  }

  function stop() {
    observer.disconnect();
    for (const event of inputEvents) document.removeEventListener(event, stop);
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of inputEvents) document.addEventListener(event, stop, { passive: true });
  tryNow();
  return stop;
}
