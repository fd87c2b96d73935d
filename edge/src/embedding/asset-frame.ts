import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { htmlDocument } from '@emberclutch/server/html/html-document.ts';
import { hashSource } from '@emberclutch/server/html/hash-source.ts';

/** Height of the card in CSS pixels, at any width from 240. */
export const frameHeight = 160;

interface AssetFrame {
  /** Name of the site. */
  site: string;
  /** Whether the card has to say that the site is a demonstration. */
  isDemonstration: boolean;
  preview: PagePreview;
  /** Absolute. */
  picture: string;
  /** Address of the page about the asset. */
  address: string;
  theme: 'light' | 'dark' | null;
}

/** A page with the card of one asset, for frames of other sites: rendered here, so that a frame without scripts shows it, too. */
export const assetFrame = ({ site, isDemonstration, preview, picture, address, theme }: AssetFrame): string =>
  htmlDocument({
    title: preview.title,
    style,
    script,
    ...(theme && { className: theme }),
    body: html`<a href="${address}" target="_blank" rel="noopener">
      <img src="${picture}" alt="" width="112" height="112" />
      <span>
        <strong>${withWholeNumber(preview.title)}</strong>
        <span class="words">${preview.description}</span>
        <small>${site}${isDemonstration ? ' (demonstration)' : ''}</small>
      </span>
    </a>`,
  });

/** A title whose number is on one line however narrow the card is: `Ashwing, No. 00 012`. */
const withWholeNumber = (title: string) => title.replace(/\bNo\. (?=\d)/, 'No.\u00a0');

/** Reports the height of the content to the page around the frame. */
const script = `
const report = () => parent.postMessage({ type: 'emberclutch:resize', width: innerWidth, height: document.querySelector('a').offsetHeight }, '*');
new ResizeObserver(report).observe(document.querySelector('a'));
`;

const light = '--paper: #fffaf0; --ink: #2b2418; --quiet: #6a5d47; --rule: #d9ccb0; --focus: #1d5fa8;';
const dark = '--paper: #17233a; --ink: #ece6d6; --quiet: #a9b2c3; --rule: #33435f; --focus: #8fc2ff;';

const style = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
:root.light { color-scheme: light; ${light} }
:root.dark { color-scheme: dark; ${dark} }
* { box-sizing: border-box; }
body { margin: 0; font: 0.875rem/1.4 system-ui, sans-serif; }
a { display: flex; gap: 1rem; min-height: ${frameHeight}px; padding: 23px 1rem; color: var(--ink); background: var(--paper); border: 1px solid var(--rule); border-radius: 0.25rem; text-decoration: none; }
a:hover strong { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
img { flex: none; width: 112px; height: 112px; object-fit: cover; }
a > span { display: grid; align-content: center; gap: 0.125rem; min-width: 0; }
strong { font: 600 1.0625rem/1.2 Fraunces, Georgia, serif; }
strong, .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.words, small { color: var(--quiet); }
@media (max-width: 339px) { a { gap: 0.75rem; padding: 0.75rem; align-items: center; } img { width: 72px; height: 72px; } strong { -webkit-line-clamp: 3; } }
`;

/**
 * The policy of the frame: its own style and script, pictures of the site, and the pages that may show it.
 * @param imageOrigins of pictures, besides the site
 * @param ancestors sources of `frame-ancestors`
 */
export const framePolicy = (imageOrigins: readonly string[], ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    `script-src ${hashSource(script)}`,
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
