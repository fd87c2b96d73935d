import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { isHydrated } from '../../platform/hydration/is-hydrated.ts';

/**
 * Submits the filter of a list when a reader changes one of its controls before React handles them. On a slow line, the edge renders the
 * filtered list sooner than the scripts arrive.
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
