import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@emberclutch/shared/routing';

/**
 * What a browser does for a new document: begins at the top, and with the focus, so that a screen reader reads on from
 * there. Going back is left to the browser, which knows where one was.
 */
export function NewPage() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    return focusMain();
  }, [pathname, type]);

  return null;
}

/**
 * Focuses the main part as soon as it is here, and again where it is replaced: a remote may still be on its way, and its
 * page may be drawn as a skeleton first. Ends when the player does something.
 * @returns gives up
 */
function focusMain(): () => void {
  const before = document.activeElement;
  const waiting = new MutationObserver(tryNow);
  const signs = ['keydown', 'pointerdown'] as const;

  function tryNow() {
    const focused = document.activeElement;
    const main = document.getElementById('main');
    // What a page focuses by itself, such as its first field, is left in peace.
    const isFree = focused === null || focused === before || focused === document.body;
    if (isFree && main && main !== focused) main.focus({ preventScroll: true });
  }

  function stop() {
    waiting.disconnect();
    for (const sign of signs) document.removeEventListener(sign, stop);
  }

  waiting.observe(document.body, { childList: true, subtree: true });
  for (const sign of signs) document.addEventListener(sign, stop);
  tryNow();
  return stop;
}
