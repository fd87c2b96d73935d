import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { runWhenHydrated, isHydrated } from './run-when-hydrated.ts';

/**
 * Repeats the last press on a button of a rendered page after the button has been hydrated. React hydrates the pressed part of
 * the page first, but drops the press if that part's code is still loading.
 */
export function replayEarlyPress(): void {
  let pressedButton: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`#${rootId} button[type="button"]`) : null;
      if (button === pressedButton) return;
      pressedButton = button && !isHydrated(button) ? button : null;
      if (pressedButton === null || button === null) return;
      runWhenHydrated(
        () => (button.isConnected ? button : null),
        () => {
          pressedButton = null;
          button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        },
        () => button === pressedButton,
      );
    },
    true,
  );
}
