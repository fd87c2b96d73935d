import { html } from './html.ts';

/** Tells the visitors of a page that the site is a demonstration. */
export const demonstrationNotice = html`<aside class="demonstration" aria-label="Demonstration">
  This site is a demonstration: payments are tests, and what you collect here may be removed.
</aside>`;
