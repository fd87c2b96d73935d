import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { runWhenHydrated, isHydrated } from './run-when-hydrated.ts';

/**
 * Repeats the last press on a button of a rendered page after the button has been hydrated. React hydrates the pressed part of
 * the page first, but drops the press if that part's code is still loading.
 */
export function replayEarlyPress(): void {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`#${rootId} button[type="button"]`) : null;
      if (button === pressed) return;
      pressed = button && !isHydrated(button) ? button : null;
      if (pressed === null || button === null) return;
      runWhenHydrated(
        () => (button.isConnected ? button : null),
        () => {
          pressed = null;
          button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        },
        () => button === pressed,
      );
    },
    true,
  );
}
