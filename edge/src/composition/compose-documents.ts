import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import { liveRegistryOf } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { feedPath, newsFeed } from './news-feed.ts';
import { siteContract } from './site-contract.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

interface Document {
  path: string;
  content: string;
}

/** The registry, the contract for remotes, the web app manifest, robots.txt, sitemap and feed. The latter two contain absolute URLs, so they need the site's public URL. */
export function composeDocuments(parts: CompositionParts): Document[] {
  const { site, releases, prerendered } = parts;
  const { config, publicUrl } = site;
  const pages = releases.flatMap((release) => release.pages);
  const robots = { path: '/robots.txt', content: robotsTxt(pages, publicUrl) };
  const live = { path: liveRegistryPath, content: JSON.stringify(liveRegistryOf(parts)) };
  const contract = { path: siteContractPath, content: JSON.stringify(siteContract(parts)) };
  const manifest = { path: manifestPath, content: webManifest(config) };
  if (publicUrl === null) return [live, contract, manifest, robots];
  const sitemap = { path: '/sitemap.xml', content: sitemapXml(pages, publicUrl) };
  const feed = { path: feedPath, content: newsFeed(prerendered?.news ?? [], config, publicUrl) };
  return [live, contract, manifest, robots, sitemap, ...(hasFeed(parts) ? [feed] : [])];
}

/** Whether the site has a news feed. */
export const hasFeed = ({ site, prerendered }: CompositionParts): boolean =>
  site.publicUrl !== null && (prerendered?.news.length ?? 0) > 0;
