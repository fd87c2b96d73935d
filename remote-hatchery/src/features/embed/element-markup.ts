import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { markupPath } from '@emberclutch/contract/site/page-protocol.ts';
import { firstRead } from '@emberclutch/web/embed/first-read.ts';
import { renderedTags } from '@emberclutch/web/embed/rendered-tags.ts';
import type { EmbedReleaseInfo } from '../../platform/api/embed-release.ts';

/** Where pages of other sites find this one. */
export interface Site {
  name: string;
  /** `https://emberclutch.example` */
  origin: string;
  /** Base of the API if it is on another origin; empty for the API of the site. */
  apiBase: string;
  /** Origins of pictures, besides the site and the API. */
  imageOrigins: readonly string[];
}

export const latestScript = ({ origin }: Site) =>
  `<script type="module" src="${origin}/embed/v1/emberclutch.js"></script>`;

export const pinnedScript = ({ origin }: Site, { pinned, integrity }: EmbedReleaseInfo) =>
  `<script type="module" src="${origin}${pinned}" integrity="${integrity}" crossorigin="anonymous"></script>`;

/**
 * The link that loads what an element shows beside the script, instead of after it.
 * @returns null for an element that reads nothing that a page could load
 */
export function preloadLink(
  tag: string,
  { origin, apiBase }: Site,
  attributes: Readonly<Record<string, string>>,
): string | null {
  const path = firstRead(tag, (name) => attributes[name] || null);
  if (path === null) return null;
  const url = escapeHtml((apiBase || origin).replace(/\/+$/, '') + path);
  return `<link rel="preload" as="fetch" href="${url}" crossorigin referrerpolicy="no-referrer" />`;
}

/**
 * The script that brings the first cards of an element with it, and loads the elements after them.
 * @returns null for an element that the site does not render
 */
export function cardsScript(
  tag: string,
  { origin }: Site,
  attributes: Readonly<Record<string, string>>,
): string | null {
  const path = renderedPath(tag, attributes, '.js');
  return path === null ? null : `<script type="module" src="${escapeHtml(origin + path)}"></script>`;
}

/**
 * The path of an element as the site renders it. Empty attributes are left out.
 * @returns null for an element that the site does not render
 */
export function renderedPath(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  extension = '',
): string | null {
  if (!renderedTags.some((one) => one === tag)) return null;
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return `${markupPath}${tag.replace('emberclutch-', '')}${extension}${query && `?${query}`}`;
}

/** @param attributes of the element; empty ones are left out */
export function elementMarkup(tag: string, { apiBase }: Site, attributes: Record<string, string>): string {
  const given = Object.entries({ ...attributes, 'api-base': apiBase }).filter(([, value]) => value !== '');
  return `<${tag}${given.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}></${tag}>`;
}

/** As wide as the page has room, without an inline style, which the policy of that page may forbid. */
export const frameMarkup = ({ name, origin }: Site, number: string) => `<iframe
  src="${origin}/embed/v1/frame/asset/${encodeURIComponent(number)}"
  title="${escapeHtml(`${name} No. ${number}`)}"
  width="100%"
  height="160"
  frameborder="0"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
  loading="lazy"
></iframe>`;

/** The source that a page has to allow besides, if its server puts rendered elements into it. */
export const stylePolicy = (digest: string | null | undefined) =>
  `style-src '${digest ?? '<style of /embed/v1/release.json>'}'`;

/** The sources that a page has to allow for the elements. */
export function contentPolicy({ origin, apiBase, imageOrigins }: Site): string {
  const api = apiBase === '' ? origin : new URL(apiBase).origin;
  const pictures = [...new Set([api, ...imageOrigins])].join(' ');
  return [`script-src ${origin}`, `connect-src ${api}`, `img-src ${pictures}`, `frame-src ${origin}`].join(
    ';\n',
  );
}
