import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { html } from '@emberclutch/server/html/html.ts';

/** States at the end of each page that the world contains sample data. */
export const sampleWorldNotice = html`<aside class="demonstration" aria-label="Demonstration">
  A sample world, to try the site: its accounts are made up, its eggs were not sold, and its days may pass in
  minutes.
</aside>`.html;

/** The style of both notices, in the colours of the page. The content security policy of the page allows it by its hash. */
export const demonstrationStyle =
  '.demonstration{padding:6px 16px;color:var(--guide-ink);background:var(--guide-sunk);border:solid var(--guide-edge);border-width:1px 0;font:0.8125rem/1.45 Inter,system-ui,sans-serif;text-align:center}';

/** Whether pages of a site have one of the notices. */
export const isNoticed = ({ isDemonstration, isSampleWorld }: SiteConfig): boolean =>
  Boolean(isDemonstration || isSampleWorld);
