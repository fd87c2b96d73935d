import { rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { isHydrated } from '../../platform/hydration/is-hydrated.ts';

/**
 * Submits the filter of a list when a reader changes one of its controls before React handles them: the edge renders the chosen
 * list sooner than the scripts arrive on a slow line.
 */
export function submitEarlyChoice(): void {
  document.addEventListener(
    'change',
    ({ target }) => {
      const form = target instanceof Element ? target.closest(`#${rootId} form[role="search"]`) : null;
      if (!(form instanceof HTMLFormElement)) return;
      // React may hydrate the form for this very event, and handles it then.
      setTimeout(() => {
        if (!isHydrated(form)) form.requestSubmit();
      });
    },
    true,
  );
}
