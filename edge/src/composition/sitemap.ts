import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';

/** Whether search engines should list a page: it has a description, is public, and has a single address. */
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

/** `robots.txt` (RFC 9309). Excludes protected pages, which a crawler cannot read. */
export function robotsTxt(pages: readonly RemotePage[], publicUrl: string | null): string {
  const own = pages.filter(({ isProtected }) => isProtected).map(({ path }) => `Disallow: ${path}`);
  const sitemap = publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`];
  return ['User-agent: *', ...own, 'Disallow: /outbox', 'Disallow: /sandbox', ...sitemap, ''].join('\n');
}
