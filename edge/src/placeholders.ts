import type { PageHead, SiteConfig } from '@emberclutch/shared/contract/site';
import { escapeHtml } from './escape-html.ts';

/**
 * A page is prerendered when the host is built, the brand is a setting of each site: until they meet, these stand for
 * it. Letters that neither HTML nor a URL escapes.
 */
export const placeholders = {
  base: '__release_base__',
  site: {
    name: '__site_name__',
    slug: '__site_slug__',
    apiBase: '__site_api_base__',
    whitepaperUrl: '__site_whitepaper_url__',
    social: { x: '__site_x_url__', instagram: '__site_instagram_url__', tiktok: '__site_tiktok_url__' },
  } satisfies SiteConfig,
  head: {
    eyebrow: '__head_eyebrow__',
    title: '__head_title__',
    lead: '__head_lead__',
  } satisfies PageHead,
};

/**
 * Puts brand and release into what was prerendered.
 * @param base URL of the release's folder, without a slash at the end
 */
export function fillIn(html: string, site: SiteConfig, base: string): string {
  const { site: stand } = placeholders;
  const values: [string, string][] = [
    [placeholders.base, base],
    [stand.name, site.name],
    [stand.slug, site.slug],
    [stand.apiBase, site.apiBase],
    [stand.whitepaperUrl, site.whitepaperUrl],
    [stand.social.x, site.social.x],
    [stand.social.instagram, site.social.instagram],
    [stand.social.tiktok, site.social.tiktok],
  ];
  return fillEach(html, values);
}

/** Puts the head of a page into a cover. */
export function fillInHead(html: string, { eyebrow, title, lead }: PageHead): string {
  const { head } = placeholders;
  return fillEach(html, [
    [head.eyebrow, eyebrow],
    [head.title, title],
    [head.lead, lead],
  ]);
}

const fillEach = (html: string, values: [string, string][]) =>
  values.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, () => escapeHtml(value)), html);
