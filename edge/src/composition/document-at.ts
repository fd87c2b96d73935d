import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import { liveRegistryOf } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { feedPath, newsFeed } from './news-feed.ts';
import { siteContract } from './site-contract.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

interface Document {
  type: string;
  write: (parts: CompositionParts) => string;
  /** Sitemap and feed contain absolute URLs, so they need the site's public URL. */
  isOffered?: (parts: CompositionParts) => boolean;
}

const json = 'application/json; charset=utf-8';
const pagesOf = ({ releases }: CompositionParts) => releases.flatMap((release) => release.pages);

/** The documents of a site, by path. */
const documents: Record<string, Document> = {
  [liveRegistryPath]: { type: json, write: (parts) => JSON.stringify(liveRegistryOf(parts)) },
  [siteContractPath]: { type: json, write: (parts) => JSON.stringify(siteContract(parts)) },
  [manifestPath]: {
    type: 'application/manifest+json; charset=utf-8',
    write: ({ site }) => webManifest(site.config),
  },
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    write: (parts) => robotsTxt(pagesOf(parts), parts.site.publicUrl),
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: (parts) => sitemapXml(pagesOf(parts), parts.site.publicUrl ?? ''),
    isOffered: ({ site }) => site.publicUrl !== null,
  },
  [feedPath]: {
    type: 'application/atom+xml; charset=utf-8',
    write: ({ site, host }) => newsFeed(host.news ?? [], site.config, site.publicUrl ?? ''),
    isOffered: (parts) => hasFeed(parts),
  },
};

/** The paths of all documents of a site. */
export const documentPaths = (parts: CompositionParts): string[] =>
  Object.keys(documents).filter((path) => documents[path]?.isOffered?.(parts) ?? true);

/** @returns null for a path that is none of a document */
export function documentAt(parts: CompositionParts, path: string): { type: string; content: string } | null {
  const document = Object.hasOwn(documents, path) ? documents[path] : undefined;
  if (!document || document.isOffered?.(parts) === false) return null;
  return { type: document.type, content: document.write(parts) };
}

/** Whether the site has a news feed. */
export const hasFeed = ({ site, host }: CompositionParts): boolean =>
  site.publicUrl !== null && (host.news?.length ?? 0) > 0;
