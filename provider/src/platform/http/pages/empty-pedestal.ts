import { drawEmptyPedestal, emptyPedestalBox } from '@emberclutch/art/draw-empty-pedestal.ts';
import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** A pedestal on which nothing stands: beside a page without its subject, as on pages of the host. */
export const emptyPedestal: Html = html`<svg
  class="pedestal"
  viewBox="${emptyPedestalBox}"
  aria-hidden="true"
>
  ${{ html: drawEmptyPedestal('var(--rule)') }}
</svg>`;
