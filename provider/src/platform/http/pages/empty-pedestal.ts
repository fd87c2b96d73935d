import type { Html } from '@emberclutch/server/html/html.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** A pedestal on which nothing stands: beside a page without its subject, as our other pages have it. */
export const emptyPedestal: Html = html`<svg class="pedestal" viewBox="16 6 190 170" aria-hidden="true">
  <ellipse cx="116" cy="160" rx="78" ry="12" class="shadow" />
  <path d="M33 146v6a67 10 0 0 0 134 0v-6Z" class="side" />
  <path d="M33 146a67 10 0 0 1 134 0a67 10 0 0 1-134 0Z" />
  <path d="M42 126v20a58 9 0 0 0 116 0v-20Z" class="side" />
  <path d="M42 126a58 9 0 0 1 116 0a58 9 0 0 1-116 0Z" />
  <path d="M111 145q24-1 44-6" stroke-width="15" stroke-dasharray="0.7 2.6" class="line" />
  <path d="M122 160q24-2 41-6" stroke-width="5" stroke-dasharray="0.7 2.6" class="line" />
  <path
    d="M100 12c24 0 43 37 43 68 0 28-19 46-43 46S57 108 57 80c0-31 19-68 43-68Z"
    stroke-dasharray="3 5"
    class="line"
  />
</svg>`;
