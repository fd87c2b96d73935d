import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { html } from '@emberclutch/server/html/html.ts';

/**
 * States on each page that the site is a demonstration. Its markup and style are outside the host's root, so that it needs no
 * script and remains visible when the host or a remote fails.
 */
export const demonstrationNotice = html`<aside class="demonstration" aria-label="Demonstration">
  This site is a demonstration: payments are tests, and what you collect here may be removed.
</aside>`.html;

/** States at the end of each page that the world contains sample data. */
export const sampleWorldNotice = html`<aside class="demonstration" aria-label="Demonstration">
  A sample world, to try the site: its accounts are made up, and its eggs were not sold.
</aside>`.html;

/** The style of both notices, in the colours of the page. The content security policy of the page allows it by its hash. */
export const demonstrationStyle =
  '.demonstration{padding:6px 16px;color:var(--guide-ink);background:var(--guide-sunk);border:solid var(--guide-edge);border-width:1px 0;font:0.8125rem/1.45 Inter,system-ui,sans-serif;text-align:center}';

/** Whether pages of a site have one of the notices. */
export const isNoticed = ({ isDemonstration, isSampleWorld }: SiteConfig): boolean =>
  Boolean(isDemonstration || isSampleWorld);
