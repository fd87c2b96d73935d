import type { PageData } from '@emberclutch/shared/contract/site';
import { bootScript } from './boot-script.ts';
import { escapeHtml } from './escape-html.ts';
import { faviconUrl } from './favicon-url.ts';

export interface PageInput {
  title: string;
  description: string;
  /** Its one address, absolute; null where the site does not know its own, or the page has none. */
  canonical: string | null;
  /** Absolute where the site knows its own address: link previews take no other. */
  picture: string | null;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** Path of the news feed, where the site has one. */
  feed: string | null;
  data: PageData;
  /** URL of the host's entry. */
  script: string;
  /** URLs of further scripts that this page runs at once; those of other origins are fetched with CORS. */
  preloadScripts: ScriptPreloadElement[];
  preloadFonts: string[];
  /** Inlined, so that the first paint has its colours and type. */
  style: string;
  /** What the host has drawn in advance and takes over once it runs; a cover it draws anew. */
  prerendered: {
    path: string;
    isCover: boolean;
    html: string;
    style: string;
    styledVersion: string;
  } | null;
}

/** One `<link>` that requests a script before it runs. */
export interface ScriptPreloadElement {
  url: string;
  integrity?: string;
  /** Small enough to be asked for when the page is painted: until then the line is left to letters and pictures. */
  preloadAfterPaint?: boolean;
}

/** Without scripts, what only they can fill or move is not there, and what they would unfold is open. */
export const noScriptStyle =
  '[data-live]{display:none!important}[data-folded]{display:grid!important;max-height:none!important}[data-folded] ul{display:flex;flex-wrap:wrap;gap:0 24px}:has(>*>[data-folded]){position:static!important}';

/** One composed page: everything known at publish time is in it, nothing waits for anything else. */
export function pageHtml(page: PageInput): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
${metadata(page)}
<meta name="color-scheme" content="light dark">
<script type="application/json" id="emberclutch-page">${jsonForHtml(page.data)}</script>
<script>${bootScript}</script>
${entryElement(page)}
${page.preloadScripts.map((script) => preloadScript(script, urgencyOf(page))).join('\n')}
${page.preloadFonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`).join('\n')}
<link rel="icon" href="${faviconUrl}" type="image/svg+xml">
<style>${page.style}</style>
${page.prerendered ? takenOverStyle(page.prerendered) : ''}
</head>
<body>
${rootElement(page)}
${page.prerendered ? '' : `<noscript>${escapeHtml(page.data.site.name)} needs JavaScript to show its world.</noscript>`}
</body>
</html>
`;
}

/** For search engines and for whoever shows a link: the Open Graph protocol, and the one field of X beyond it. */
function metadata({ title, description, canonical, picture, isIndexed, feed, data }: PageInput): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': data.site.name,
    'og:title': title,
    'og:description': description,
    ...(canonical !== null && { 'og:url': canonical }),
    ...(picture !== null && { 'og:image': picture, 'og:image:width': '1200', 'og:image:height': '630' }),
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    feed === null
      ? ''
      : `<link rel="alternate" type="application/atom+xml" href="${feed}" title="${escapeHtml(data.site.name)}: news">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    picture === null ? '' : '<meta name="twitter:card" content="summary_large_image">',
  ]
    .filter(Boolean)
    .join('\n');
}

/** What was drawn is painted first: the boot script starts the entry after that. */
const entryElement = ({ script, prerendered }: PageInput) =>
  prerendered
    ? `<link rel="preload" as="script" href="${script}"${urgencyOf({ prerendered })} data-entry>`
    : `<script defer src="${script}"></script>`;

/** A page that is drawn already wants its letters and pictures first; a cover waits for scripts to be anything. */
const urgencyOf = ({ prerendered }: Pick<PageInput, 'prerendered'>) =>
  prerendered && !prerendered.isCover ? ' fetchpriority="low"' : '';

/** With the path it was drawn for, by which the browser tells whether that is what it would show. */
const rootElement = ({ prerendered }: PageInput) =>
  prerendered
    ? `<div id="root" data-drawn="${escapeHtml(prerendered.path)}"${prerendered.isCover ? ' data-cover' : ''}>${prerendered.html}</div>`
    : '<div id="root"></div>';

/** styled-components looks for its own marks, and moves these rules into its sheet when it starts. */
const takenOverStyle = ({ style, styledVersion }: { style: string; styledVersion: string }) =>
  `<style data-styled="true" data-styled-version="${styledVersion}">${style}</style>
<noscript><style>${noScriptStyle}</style></noscript>`;

/** A preload is used only where it asks exactly as the script element will. */
function preloadScript({ url, integrity, preloadAfterPaint }: ScriptPreloadElement, urgency: string): string {
  const cors = /^https?:/.test(url) ? ' crossorigin' : '';
  const digest = integrity ? ` integrity="${integrity}"` : '';
  return `<link ${preloadAfterPaint ? 'data-soon' : 'rel="preload"'} as="script" href="${url}"${urgency}${digest}${cors}>`;
}

/** `</script>` inside a string would end the element. */
const jsonForHtml = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c');
