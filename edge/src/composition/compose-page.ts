import type { AppPreload, Release, ReleasePage, ScriptPreload } from '@emberclutch/contract/site/release.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { assetPreviewCall } from './asset-preview-call.ts';
import { hasFeed } from './compose-documents.ts';
import { pageDataOf } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { feedPath } from './news-feed.ts';
import { noScriptStyleOf, pageHtml } from './page-html.ts';
import type { PageContent, PageInput, ScriptPreloadElement } from './page-html.ts';
import type { PrerenderedPage } from '../releases/prerendered.ts';
import { releaseFileUrl, releaseFolderUrl } from '../releases/release-file-url.ts';
import { structuredData } from './structured-data.ts';
import { fillHead, fillSite, templateTokens } from './template-tokens.ts';

/**
 * The HTML of one page.
 * @param owner the release that offers the page; the host for unknown paths
 * @param page null for the page that answers unknown paths
 */
export const composePage = (parts: CompositionParts, owner: Release, page: ReleasePage | null): string =>
  pageHtml(pageInput(parts, owner, page));

/** The HTML of a page about one thing, with tokens for the facts that are read when it is served. */
export const composePreviewTemplate = (parts: CompositionParts, owner: Release, page: ReleasePage): string =>
  pageHtml(previewInput(parts, owner, page));

function previewInput(parts: CompositionParts, owner: Release, page: ReleasePage): PageInput {
  const { title, description, url, picture, pictureAlt } = templateTokens.preview;
  const input = pageInput(parts, owner, page);
  const described = { kind: 'thing', title, description, url, picture } as const;
  return {
    ...input,
    structuredData: structuredDataOf(parts, described),
    content: contentOf(parts, owner, page, previewPlaceholderOf(parts, page)) ?? input.content,
    title: `${title} · ${parts.site.config.name}`,
    description,
    canonical: parts.site.publicUrl === null ? null : url,
    oembed:
      parts.site.publicUrl !== null && page.preview === assetPreviewCall
        ? `${parts.site.publicUrl}/oembed?url=${url}`
        : null,
    picture,
    pictureAlt,
  };
}

/**
 * The HTML of a page that the edge renders for each visit, with tokens for the rendered parts. A page about one thing has the tokens
 * of its preview as well.
 */
export function composeRenderTemplate(parts: CompositionParts, owner: Release, page: ReleasePage): string {
  const input = page.preview ? previewInput(parts, owner, page) : pageInput(parts, owner, page);
  const { style, html } = templateTokens.rendered;
  const styledVersion = parts.prerendered?.styledVersion ?? '';
  // Most pages contain its answer.
  const { firstCall: _firstCall, ...data } = input.data;
  const isAfterPaint = !page.isDrawnByScripts;
  return pageHtml({
    ...input,
    data,
    script: { ...input.script, preloadAfterPaint: isAfterPaint },
    dataAddition: templateTokens.rendered.from,
    content: { path: page.path, isPlaceholder: false, html, style, styledVersion },
    preloadScripts: preloadsOf(parts, owner, page, isAfterPaint),
  });
}

function pageInput(parts: CompositionParts, owner: Release, page: ReleasePage | null): PageInput {
  const { site, host, bootScript } = parts;
  const { config, publicUrl } = site;
  const data: PageData = { ...pageDataOf(parts), firstCall: page?.firstCall };
  const content = contentOf(parts, owner, page);
  const isAfterPaint = content !== null && !content.isPlaceholder;
  const description = page?.description ?? parts.document.description;
  const canonical = page && publicUrl !== null && !page.path.includes(':') ? publicUrl + page.path : null;
  const picture = pictureOf(parts, owner, page);
  const kind = page?.placeholder === 'cards' ? 'list' : 'words';
  return {
    title: page ? `${page.title} · ${config.name}` : `Page not found · ${config.name}`,
    description,
    canonical,
    picture,
    structuredData:
      page && canonical !== null && !page.isProtected
        ? structuredDataOf(parts, { kind, title: page.title, description, url: canonical, picture })
        : null,
    isIndexed: page !== null && !page.isProtected,
    feed: hasFeed(parts) ? feedPath : null,
    oembed: null,
    data,
    bootScript,
    script: {
      url: releaseFileUrl(host, host.entry, site),
      integrity: host.integrity,
      isCors: host.requestsWithCors === true,
      preloadAfterPaint: isAfterPaint,
    },
    preloadScripts: preloadsOf(parts, owner, page, isAfterPaint),
    preloadFonts: parts.document.preloadFonts,
    style: parts.document.style,
    noScriptStyle: noScriptStyleOf(parts.document),
    content,
  };
}

/** @returns null for a site whose address is not known: each URL has to be absolute */
const structuredDataOf = (
  { site: { config, publicUrl } }: CompositionParts,
  page: Pick<Parameters<typeof structuredData>[0], 'kind' | 'title' | 'description' | 'url' | 'picture'>,
) =>
  publicUrl === null
    ? null
    : structuredData({
        ...page,
        siteName: config.name,
        siteUrl: publicUrl,
        social: Object.values(config.social).filter(Boolean),
      });

/** A page of the host is prerendered; one of a remote has a placeholder until the remote has loaded. */
function contentOf(
  parts: CompositionParts,
  owner: Release,
  page: ReleasePage | null,
  content = owner === parts.host ? prerenderedPage(parts, page) : placeholderOf(parts, page),
): PageContent | null {
  const { site, host, prerendered } = parts;
  if (!prerendered || !content) return null;
  return {
    path: page?.path ?? '/404',
    isPlaceholder: owner !== host,
    html: fillSite(content.html, site.config, releaseFolderUrl(host, site)),
    style: content.style,
    styledVersion: prerendered.styledVersion,
  };
}

const prerenderedPage = ({ prerendered }: CompositionParts, page: ReleasePage | null) =>
  page ? prerendered?.pages[page.path] : prerendered?.notFound;

function placeholderOf(
  { prerendered }: CompositionParts,
  page: ReleasePage | null,
): PrerenderedPage | undefined {
  const { withHead, withCards = withHead, withoutHead } = prerendered?.placeholders ?? {};
  const template = page?.placeholder === 'cards' ? withCards : withHead;
  return page?.head && template ? { ...template, html: fillHead(template.html, page.head) } : withoutHead;
}

/** With tokens for the title and the picture of one thing; undefined for a host built without it. */
function previewPlaceholderOf(
  { prerendered }: CompositionParts,
  page: ReleasePage,
): PrerenderedPage | undefined {
  const placeholder = prerendered?.placeholders?.withPicture;
  const { title, description } = templateTokens.preview;
  return (
    placeholder && {
      ...placeholder,
      html: fillHead(placeholder.html, { eyebrow: page.title, title, lead: description }),
    }
  );
}

/**
 * The scripts that a page runs besides the host's entry.
 * @param isAfterPaint whether the page has its own content in its HTML: they are requested once it is painted, so that fonts and
 *   pictures have the connection first. Else they are all requested at once
 */
function preloadsOf(
  { site, host }: CompositionParts,
  owner: Release,
  page: ReleasePage | null,
  isAfterPaint: boolean,
): ScriptPreloadElement[] {
  const toElement = (release: Release) => (preload: ScriptPreload) => ({
    url: releaseFileUrl(release, preload.file, site),
    integrity: preload.integrity,
    isCors: release.requestsWithCors === true,
    preloadAfterPaint: isAfterPaint,
  });
  const ofApp = ({ preload }: Release, scope: AppPreload['for']) =>
    preload.filter((script) => script.for === 'every-page' || script.for === scope);
  const isHost = owner === host;
  const entry = {
    url: releaseFileUrl(owner, owner.entry, site),
    integrity: owner.integrity,
    isCors: host.requestsWithCors === true,
    preloadAfterPaint: isAfterPaint,
  };
  return [
    ...ofApp(host, isHost ? 'own-pages' : 'remote-pages').map(toElement(host)),
    ...(isHost ? [] : [entry]),
    ...(isHost ? [] : ofApp(owner, 'own-pages').map(toElement(owner))),
    ...(page?.preload ?? []).map(toElement(owner)),
  ];
}

/** The page's own picture, else the picture of the site, which is the one of the home page. */
function pictureOf(
  { site, host }: CompositionParts,
  owner: Release,
  page: ReleasePage | null,
): string | null {
  const absolute = (url: string) => (url.startsWith('/') ? `${site.publicUrl ?? ''}${url}` : url);
  if (page?.picture !== undefined) return absolute(releaseFileUrl(owner, page.picture, site));
  const ofSite = host.pages.find(({ path }) => path === '/')?.picture;
  return ofSite === undefined ? null : absolute(releaseFileUrl(host, ofSite, site));
}
