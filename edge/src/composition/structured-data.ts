interface DescribedPage {
  /** The subject of the page: one thing, a list, or text. */
  kind: 'thing' | 'list' | 'words';
  title: string;
  description: string;
  /** Canonical URL. */
  url: string;
  /** Absolute. */
  picture: string | null;
  siteName: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Addresses of the site elsewhere. */
  social: readonly string[];
}

/** The JSON-LD of a page for search engines, in the vocabulary of schema.org. It is data: no policy has to allow it. */
export function structuredData(page: DescribedPage): object {
  const { kind, title, description, url, picture, siteName, siteUrl, social } = page;
  const context = { '@context': 'https://schema.org' };
  const site = { '@type': 'WebSite', name: siteName, url: `${siteUrl}/` };
  const facts = { name: title, description, url, ...(picture !== null && { image: picture }) };
  if (url === site.url) return { ...context, ...facts, ...site, sameAs: social };
  if (kind === 'thing')
    return {
      ...context,
      '@type': 'WebPage',
      name: title,
      url,
      isPartOf: site,
      mainEntity: { '@type': 'Thing', ...facts },
    };
  return { ...context, '@type': kind === 'list' ? 'CollectionPage' : 'WebPage', ...facts, isPartOf: site };
}
