import { releaseBaseToken } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageHead, SiteConfig } from '@emberclutch/contract/site/site.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { jsonForHtml, structuredDataType } from './page-html.ts';

/** The facts about the subject of a page. */
export interface PreviewTokens {
  title: string;
  description: string;
  /** Address of the page, absolute if the site has a public URL. */
  url: string;
  /** Absolute if the site has a public URL. */
  picture: string;
  pictureAlt: string;
  /** The picture that the page shows first. */
  firstPicture: string;
}

/**
 * Stand for the brand in prerendered HTML, because pages are prerendered when the host is built and the brand is a setting
 * of each site. They consist of letters that neither HTML nor a URL escapes.
 */
export const templateTokens = {
  base: releaseBaseToken,
  site: {
    name: '__site_name__',
    slug: '__site_slug__',
    release: '__site_release__',
    apiBase: '__site_api_base__',
    contact: {
      operator: '__site_operator__',
      address: '__site_operator_address__',
      mail: '__site_support_mail__',
    },
    whitepaperUrl: '__site_whitepaper_url__',
    social: { x: '__site_x_url__', instagram: '__site_instagram_url__', tiktok: '__site_tiktok_url__' },
  } satisfies SiteConfig,
  head: {
    eyebrow: '__head_eyebrow__',
    title: '__head_title__',
    lead: '__head_lead__',
  } satisfies PageHead,
  preview: {
    title: '__preview_title__',
    description: '__preview_description__',
    url: '__preview_url__',
    picture: '__preview_picture__',
    pictureAlt: '__preview_picture_alt__',
    firstPicture: '__preview_first_picture__',
  } satisfies PreviewTokens,
  /** The parts that the edge renders for a visit. */
  rendered: {
    style: '__rendered_style__',
    html: '__rendered_html__',
    from: '__rendered_from__',
  },
};

/**
 * Fills brand and release into prerendered HTML.
 * @param base URL of the release's folder, without a slash at the end
 */
export function fillSite(html: string, site: SiteConfig, base: string): string {
  const { site: tokens } = templateTokens;
  return fillTokens(html, [
    [templateTokens.base, base],
    [tokens.name, site.name],
    [tokens.slug, site.slug],
    [tokens.release, site.release ?? ''],
    [tokens.apiBase, site.apiBase],
    [tokens.contact.operator, site.contact?.operator ?? ''],
    [tokens.contact.address, site.contact?.address ?? ''],
    [tokens.contact.mail, site.contact?.mail ?? ''],
    [tokens.whitepaperUrl, site.whitepaperUrl],
    [tokens.social.x, site.social.x],
    [tokens.social.instagram, site.social.instagram],
    [tokens.social.tiktok, site.social.tiktok],
  ]);
}

/** Fills the preview of one thing into the template of its page. */
export function fillPreview(html: string, values: PreviewTokens): string {
  const { preview } = templateTokens;
  const tokens: [token: string, value: string][] = [
    [preview.title, values.title],
    [preview.description, values.description],
    [preview.url, values.url],
    [preview.picture, values.picture],
    [preview.pictureAlt, values.pictureAlt],
    [preview.firstPicture, values.firstPicture],
  ];
  const withData = html.replace(structuredDataElement, (element) => fillTokens(element, tokens, escapeJson));
  return fillTokens(withData, tokens);
}

/** The first one: it stands in the head, before anything that a remote has rendered. */
const structuredDataElement = new RegExp(`<script type="${structuredDataType.replace('+', '\\+')}">[^<]*<`);

/** Escapes a text inside a JSON string. */
const escapeJson = (text: string) => jsonForHtml(text).slice(1, -1);

/** Fills the head of a page into a placeholder page. */
export function fillHead(html: string, { eyebrow, title, lead }: PageHead): string {
  const { head } = templateTokens;
  return fillTokens(html, [
    [head.eyebrow, eyebrow],
    [head.title, title],
    [head.lead, lead],
  ]);
}

const fillTokens = (html: string, values: [token: string, value: string][], escape = escapeHtml) =>
  values.reduce((text, [token, value]) => text.replaceAll(token, () => escape(value)), html);
