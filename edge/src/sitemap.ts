import type { RemotePage } from '@emberclutch/shared/contract/site';
import { escapeHtml } from './escape-html.ts';

/** Whether a page is meant to be found: it says what it is about, everyone may see it, and it has one address. */
export const isListed = ({ path, description, isProtected }: RemotePage) =>
  description !== undefined && !isProtected && !path.includes(':');

/** `sitemap.xml` (sitemaps.org, protocol 0.9). */
export function sitemapXml(pages: readonly RemotePage[], publicUrl: string): string {
  const urls = pages
    .filter(isListed)
    .map(({ path }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** `robots.txt` (RFC 9309). What belongs to a player alone is nothing for a crawler. */
export function robotsTxt(pages: readonly RemotePage[], publicUrl: string | null): string {
  const own = pages.filter(({ isProtected }) => isProtected).map(({ path }) => `Disallow: ${path}`);
  const sitemap = publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`];
  return ['User-agent: *', ...own, 'Disallow: /outbox', 'Disallow: /sandbox', ...sitemap, ''].join('\n');
}
