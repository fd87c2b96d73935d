import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import type { RemotePage, SiteConfig } from '@emberclutch/contract/site/site.ts';
import type { SiteContract } from '@emberclutch/contract/site/site-contract.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { toLiveRegistry } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { feedPath, renderNewsFeed } from './news-feed.ts';

interface Document {
  type: string;
  write: (parts: CompositionParts) => string;
  /** Whether the site has the document. Sitemap and feed contain absolute URLs, so they need the site's public URL. */
  isAvailable?: (parts: CompositionParts) => boolean;
}

const jsonType = 'application/json; charset=utf-8';

const listPages = ({ releases }: CompositionParts) => releases.flatMap((release) => release.pages);

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
  return ['User-agent: *', ...protectedPaths, 'Disallow: /outbox', 'Disallow: /sandbox', ...sitemap, ''].join(
    '\n',
  );
}

export const manifestPath = '/site.webmanifest';

/** Renders the web app manifest (W3C): name and icons of the site on a home screen. The icons are files in `edge/icons`. */
const renderWebManifest = ({ name }: Pick<SiteConfig, 'name'>): string =>
  JSON.stringify({
    name,
    start_url: '/',
    display: 'browser',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

/** The documents of a site, by path. */
const documents: Record<string, Document> = {
  [liveRegistryPath]: { type: jsonType, write: (parts) => JSON.stringify(toLiveRegistry(parts)) },
  [siteContractPath]: { type: jsonType, write: (parts) => JSON.stringify(describeContract(parts)) },
  [manifestPath]: {
    type: 'application/manifest+json; charset=utf-8',
    write: ({ site }) => renderWebManifest(site.config),
  },
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    write: (parts) => renderRobots(listPages(parts), parts.site.publicUrl),
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: (parts) => renderSitemap(listPages(parts), parts.site.publicUrl ?? ''),
    isAvailable: ({ site }) => site.publicUrl !== null,
  },
  [feedPath]: {
    type: 'application/atom+xml; charset=utf-8',
    write: ({ site, host }) => renderNewsFeed(host.news ?? [], site.config, site.publicUrl ?? ''),
    isAvailable: (parts) => hasFeed(parts),
  },
};

export const listDocumentPaths = (parts: CompositionParts): string[] =>
  Object.keys(documents).filter((path) => documents[path]?.isAvailable?.(parts) ?? true);

/** @returns null for a path that is not a document */
export function findDocument(
  parts: CompositionParts,
  path: string,
): { type: string; content: string } | null {
  const document = Object.hasOwn(documents, path) ? documents[path] : undefined;
  if (!document || document.isAvailable?.(parts) === false) return null;
  return { type: document.type, content: document.write(parts) };
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
