import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { isHydrated } from '../../platform/hydration/is-hydrated.ts';

/** Milliseconds between two looks whether the button has its handlers. */
const pauseMs = 50;

/** Milliseconds after which a press is forgotten: a late effect would surprise. */
const maxWaitMs = 30_000;

/**
 * Repeats the last press on a button of a rendered page that is not hydrated yet, once it is. React hydrates the part of a
 * page that is pressed first, but drops the press where the code of that part has still to load.
 */
export function keepEarlyPress(): void {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`#${rootId} button[type="button"]`) : null;
      if (button === pressed) return;
      pressed = button && !isHydrated(button) ? button : null;
      if (button && pressed) repeat(button, maxWaitMs);
    },
    true,
  );

  function repeat(button: Element, waitMs: number): void {
    if (button !== pressed) return;
    if (button.isConnected && waitMs > 0 && !isHydrated(button)) {
      setTimeout(() => repeat(button, waitMs - pauseMs), pauseMs);
      return;
    }
    pressed = null;
    if (isHydrated(button))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
