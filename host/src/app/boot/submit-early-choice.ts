import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { isHydrated } from './run-when-hydrated.ts';

/**
 * Submits the filter of a list if a visitor changes a control before React handles it. On a slow connection, the edge's response
 * with the filtered list arrives sooner than the scripts.
 */
export function submitEarlyChoice(): void {
  document.addEventListener(
    'change',
    ({ target }) => {
      const form = target instanceof Element ? target.closest(`#${rootId} form[role="search"]`) : null;
      if (!(form instanceof HTMLFormElement)) return;
      // React may hydrate the form because of this event, and then handles it.
      setTimeout(() => {
        if (!isHydrated(form)) form.requestSubmit();
      });
    },
    true,
  );
}
