import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import type { RemotePage, SiteConfig } from '@emberclutch/contract/site/site.ts';
import type { SiteContract } from '@emberclutch/contract/site/site-contract.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { toLiveRegistry } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { feedPath, renderNewsFeed } from './news-feed.ts';

/** Whether search engines should list a page, because it has a description, is public, and has a single address. */
const isListed = ({ path, description, isProtected }: RemotePage) =>
  description !== undefined && !isProtected && !path.includes(':');

/** Renders `sitemap.xml` (sitemaps.org, protocol 0.9). */
function renderSitemap(pages: readonly RemotePage[], publicUrl: string): string {
  const urls = pages
    .filter(isListed)
    .map(({ path }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Renders `robots.txt` (RFC 9309). Excludes protected pages, which a crawler cannot read. */
function renderRobots(pages: readonly RemotePage[], publicUrl: string | null): string {
  const protectedPaths = pages
    .filter(({ isProtected }) => isProtected)
    .map(({ path }) => `Disallow: ${path}`);
  const sitemap = publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`];
  return ['User-agent: *', ...protectedPaths, 'Disallow: /outbox', ...sitemap, ''].join('\n');
}

export const manifestPath = '/site.webmanifest';

/** Describes the web app manifest (W3C): name and icons of the site on a home screen. The icons are files in `edge/icons`. */
const describeWebApp = ({ name }: SiteConfig) => ({
  name,
  start_url: '/',
  display: 'browser',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

interface Document {
  type: string;
  render: () => string;
}

/** Lists the documents of a site, by path. Sitemap and feed contain absolute URLs, so they need the site's public URL. */
export function listDocuments(parts: CompositionParts): Map<string, Document> {
  const { site, releases, host } = parts;
  const { config, publicUrl } = site;
  const pages = releases.flatMap((release) => release.pages);
  const documents = new Map<string, Document>();
  const add = (path: string, type: string, render: () => string) =>
    documents.set(path, { type: `${type}; charset=utf-8`, render });
  add(liveRegistryPath, 'application/json', () => JSON.stringify(toLiveRegistry(parts)));
  add(siteContractPath, 'application/json', () => JSON.stringify(describeContract(parts)));
  add(manifestPath, 'application/manifest+json', () => JSON.stringify(describeWebApp(config)));
  add('/robots.txt', 'text/plain', () => renderRobots(pages, publicUrl));
  if (publicUrl === null) return documents;
  add('/sitemap.xml', 'application/xml', () => renderSitemap(pages, publicUrl));
  if (hasFeed(parts))
    add(feedPath, 'application/atom+xml', () => renderNewsFeed(host.news ?? [], config, publicUrl));
  return documents;
}

export const hasFeed = ({ site, host }: CompositionParts): boolean =>
  site.publicUrl !== null && (host.news?.length ?? 0) > 0;

/** Describes the contract of this composition for remotes. Addresses are relative to the site, unless its API has another origin. */
const describeContract = ({ site, releases, host }: CompositionParts): SiteContract => ({
  host: host.version,
  shared: Object.fromEntries(Object.entries(host.shared).map(([module, version]) => [module, { version }])),
  api: `${site.config.apiBase}/v1/openapi.json`,
  apps: releases.map(describeApp),
});

const describeApp = ({ app, version, pages }: Release): SiteContract['apps'][number] => ({
  app,
  version,
  exposes: app === 'host' ? [] : ['./routes'],
  pages: pages.map(({ path, title }) => ({ path, title })),
});
