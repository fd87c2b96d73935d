import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageAttributes, pageClasses, pageDataId, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageDocument } from '@emberclutch/contract/site/release.ts';
import type { PageData, SiteConfig } from '@emberclutch/contract/site/site.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { demonstrationNotice } from '@emberclutch/server/html/demonstration-notice.ts';
import { html } from '@emberclutch/server/html/html.ts';
import { manifestPath } from './list-documents.ts';

export interface PageInput {
  title: string;
  description: string;
  /** Canonical URL; null if the site has no public URL, or the page has no single address. */
  canonical: string | null;
  /** URL of the picture. It is absolute if the site has a public URL, as link previews require. */
  picture: string | null;
  pictureAlt?: string;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** Path of the news feed; null if the site has none. */
  feed: string | null;
  /** URL of the oEmbed response of the page's card; null if it has none. */
  oembed: string | null;
  /** JSON-LD of the page; null if it has no canonical URL. */
  structuredData: object | null;
  data: PageData;
  /** Season whose tint the page has from the first byte. Null if unknown; the browser then uses the season of the previous page. */
  season: SeasonName | null;
  /** Text of the inline script. */
  bootScript: string;
  /** The host's entry. */
  script: PreloadedScript;
  /** Additional scripts that this page runs. */
  preloadScripts: PreloadedScript[];
  /**
   * Whether the page requests its scripts only after the first paint, so that fonts and pictures get the connection first. Otherwise,
   * fonts and pictures only have a higher priority.
   */
  areScriptsAfterPaint: boolean;
  preloadFonts: string[];
  /** Inline style, so that the first paint has the right colours and type. */
  style: string;
  /** Style that applies if scripts are disabled and the page has content. */
  noScriptStyle: string;
  /** Null if the page is empty until scripts run. */
  content: PageContent | null;
}

/** The content of the root before any script runs. */
export interface PageContent {
  path: string;
  /** Whether the host replaces the content instead of hydrating it. */
  isPlaceholder: boolean;
  html: string;
  style: string;
  /** Version of styled-components that produced the style. */
  styledVersion: string;
}

/** A script that the page requests before it runs. */
export interface PreloadedScript {
  url: string;
  /** Empty or absent for a development server, which rebuilds scripts while it runs. */
  integrity?: string | undefined;
}

const { prerendered, placeholder, entry, preloadAfterPaint, manifest, requiresScript, collapsed } =
  pageAttributes;

/** Style for browsers without scripts: hides or opens parts that only scripts can fill or open, and gives the top bar its wide layout. */
const noScriptRules =
  `[${requiresScript}]{display:none!important}@media not (min-width:75rem){[${collapsed}]{display:grid!important;max-height:none!important}` +
  `[${collapsed}] ul{display:flex;flex-wrap:wrap;gap:0 24px}:has(>*>[${collapsed}]){position:static!important}}`;

/** Builds the style of pages without scripts from our rules and the rules of the host. */
export const buildNoScriptStyle = (document: PageDocument): string =>
  `${noScriptRules}${document.noScriptStyle ?? ''}`;

/** Renders a complete page. It contains everything that is known when the edge sends it, so that no request waits for another request. */
export function renderPageHtml(page: PageInput): string {
  return `<!doctype html>
<html lang="en"${page.season === null ? '' : ` class="${pageClasses.season(page.season)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
${renderMetadata(page)}
<meta name="color-scheme" content="light dark">
${page.structuredData === null ? '' : `<script type="application/ld+json">${toHtmlJson(page.structuredData)}</script>`}
<script type="application/json" id="${pageDataId}">${toHtmlJson(page.data)}</script>
<script>${page.bootScript}</script>
${renderEntry(page)}
${page.preloadScripts.map((script) => `${renderPreload(page, script)}>`).join('\n')}
${page.preloadFonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`).join('\n')}
<link rel="icon" href="${faviconUrl}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link ${page.content ? manifest : 'rel="manifest"'} href="${manifestPath}">
<style>${page.style}</style>
${page.content ? renderContentStyle(page.content, page.noScriptStyle) : ''}
${hasNotice(page.data.site) ? `<style>${demonstrationStyle}</style>` : ''}
</head>
<body>
${page.data.site.isDemonstration ? demonstrationNotice.html : ''}
${renderRoot(page)}
${page.content ? '' : `<noscript>${escapeHtml(page.data.site.name)} needs JavaScript to show its world.</noscript>`}
${page.data.site.isSampleWorld && !page.data.site.isDemonstration ? sampleWorldNotice : ''}
</body>
</html>
`;
}

/** Renders metadata for search engines and link previews: Open Graph, and the only additional field of X. */
function renderMetadata(page: PageInput): string {
  const { title, description, canonical, picture, pictureAlt, feed, oembed } = page;
  const siteName = page.data.site.name;
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    ...(canonical !== null && { 'og:url': canonical }),
    ...(picture !== null && { 'og:image': picture, 'og:image:width': '1200', 'og:image:height': '630' }),
    ...(pictureAlt !== undefined && { 'og:image:alt': pictureAlt }),
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    page.isIndexed ? '' : '<meta name="robots" content="noindex">',
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    feed === null
      ? ''
      : `<link rel="alternate" type="application/atom+xml" href="${feed}" title="${escapeHtml(siteName)}: news">`,
    oembed === null
      ? ''
      : `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}">`,
    ...Object.entries(properties).map(
      ([property, text]) => `<meta property="${property}" content="${escapeHtml(text)}">`,
    ),
    picture === null ? '' : '<meta name="twitter:card" content="summary_large_image">',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Renders the host's entry. The boot script runs it after the browser has painted the content, and on most pages requests it only then. */
const renderEntry = (page: PageInput) =>
  page.content
    ? `${renderPreload(page, page.script)} ${entry}>`
    : `<script defer src="${page.script.url}"${renderDigest(page.script)} crossorigin></script>`;

/**
 * Renders the start of a link. The browser uses a preload only if its attributes match the script element. Fonts and pictures have priority
 * over scripts on a prerendered page. A placeholder is useless until scripts replace it.
 */
function renderPreload({ content, areScriptsAfterPaint }: PageInput, script: PreloadedScript): string {
  const kind = areScriptsAfterPaint ? preloadAfterPaint : 'rel="preload"';
  const priority = content && !content.isPlaceholder ? ' fetchpriority="low"' : '';
  return `<link ${kind} as="script" href="${script.url}"${priority}${renderDigest(script)} crossorigin`;
}

const renderDigest = ({ integrity }: PreloadedScript) => (integrity ? ` integrity="${integrity}"` : '');

/** Renders the root with the path of its content as an attribute, from which the host decides whether it can hydrate the content. */
const renderRoot = ({ content }: PageInput) =>
  content
    ? `<div id="${rootId}" ${prerendered}="${escapeHtml(content.path)}"${content.isPlaceholder ? ` ${placeholder}` : ''}>${content.html}</div>`
    : `<div id="${rootId}"></div>`;

/** Renders the style of the content. styled-components finds these attributes, and moves the rules into its own sheet when it starts. */
const renderContentStyle = ({ style, styledVersion }: PageContent, noScriptStyle: string) =>
  `<style data-styled="true" data-styled-version="${styledVersion}">${style}</style>
<noscript><style>${noScriptStyle}</style></noscript>`;

/** Serializes data for a script element, which `</script>` inside a string would end. */
const toHtmlJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Picture of an egg with an ember behind its crack. It is inline, so that it needs no request. */
const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32 4c13 0 22 20 22 34a22 22 0 0 1-44 0C10 24 19 4 32 4Z" fill="#3b2a45"/><path d="m13 31 8 6 6-8 7 9 7-8 6 7 5-4" fill="none" stroke="#ffb35c" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M24 12c-4 4-7 9-9 14" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/></svg>`;

/** The icon of every page. */
export const faviconUrl = `data:image/svg+xml,${encodeURIComponent(faviconSvg)}`;

/** States at the end of each page that the world contains sample data. */
const sampleWorldNotice = html`<aside class="demonstration" aria-label="Demonstration">
  A sample world, to try the site: its accounts are made up, its eggs were not sold, and its days may pass in
  minutes.
</aside>`.html;

/** Style of both notices, in the colours of the page. The page's content security policy allows it by its hash. */
export const demonstrationStyle =
  '.demonstration{padding:6px 16px;color:var(--guide-ink);background:var(--guide-sunk);border:solid var(--guide-edge);border-width:1px 0;font:0.8125rem/1.45 Inter,system-ui,sans-serif;text-align:center}';

/** Whether pages of a site have one of the notices. */
export const hasNotice = ({ isDemonstration, isSampleWorld }: SiteConfig): boolean =>
  Boolean(isDemonstration || isSampleWorld);
