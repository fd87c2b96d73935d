import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { AppPreload, Release, ReleasePage, ScriptPreload } from '@emberclutch/contract/site/release.ts';
import type { RenderedContent } from '@emberclutch/contract/site/rendered-page.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { toReleaseFileUrl, toContentPath, toPageData } from './composition-parts.ts';
import type { CompositionParts, OwnedPage } from './composition-parts.ts';
import { hasFeed } from './list-documents.ts';
import { feedPath } from './news-feed.ts';
import { buildNoScriptStyle, renderPageHtml } from './page-html.ts';
import type { PageContent, PageInput, PreloadedScript } from './page-html.ts';

/** The parts of a page that differ from visit to visit. */
interface PageState {
  /** The content of the page's root; null for the static shell, which is empty until scripts run. */
  content: RenderedContent | null;
  /** Set if the content was rendered with its data. */
  data?: Pick<PageData, 'rendered'>;
  /** Null if unknown. The browser then uses the season of the previous page. */
  season?: SeasonName | null;
  /** The preview of the asset or list that the page shows, and the path of the page. */
  subject?: { preview: PagePreview; pathname: string } | null;
}

export function composePage(parts: CompositionParts, ownedPage: OwnedPage, state: PageState): string {
  const { owner, page } = ownedPage;
  const { site, host, bootScript, document } = parts;
  const content = findContent(parts, ownedPage, state);
  // A protected page requests its scripts immediately, because its content is only for visitors who are signed out.
  const areScriptsAfterPaint =
    content !== null &&
    !content.isPlaceholder &&
    !page?.isProtected &&
    !(state.data && page?.isDrawnByScripts);
  return renderPageHtml({
    ...composeHead(parts, ownedPage, state),
    season: state.season ?? null,
    feed: hasFeed(parts) ? feedPath : null,
    data: { ...toPageData(parts), ...state.data },
    bootScript,
    areScriptsAfterPaint,
    script: { url: toReleaseFileUrl(host, host.entry, site), integrity: host.integrity },
    preloadScripts: listPreloads(parts, owner, page),
    preloadFonts: document.preloadFonts,
    style: document.style,
    noScriptStyle: buildNoScriptStyle(document),
    content,
  });
}

type Head = Pick<
  PageInput,
  'title' | 'description' | 'canonical' | 'picture' | 'pictureAlt' | 'oembed' | 'isIndexed' | 'structuredData'
>;

/** Composes the metadata for search engines and link previews. */
function composeHead(parts: CompositionParts, { owner, page }: OwnedPage, { subject }: PageState): Head {
  const { config, publicUrl } = parts.site;
  if (page && subject) {
    const { title, description, picture } = subject.preview;
    const canonical = publicUrl === null ? null : publicUrl + subject.pathname.replace(/\/+$/, '');
    const pictureUrl = picture.url.startsWith('/')
      ? (config.apiBase || (publicUrl ?? '')) + picture.url
      : picture.url;
    return {
      title: `${title} · ${config.name}`,
      description,
      canonical,
      picture: pictureUrl,
      pictureAlt: picture.alt,
      oembed:
        canonical !== null && page.preview === assetPreviewCall
          ? `${publicUrl}/oembed?url=${canonical}`
          : null,
      isIndexed: !page.isProtected,
      structuredData: describeAsJsonLd(parts.site, canonical, {
        kind: 'item',
        title,
        description,
        picture: pictureUrl,
      }),
    };
  }
  const title = page?.title ?? 'Page not found';
  const description = page?.description ?? parts.document.description;
  const canonical = page && publicUrl !== null && !page.path.includes(':') ? publicUrl + page.path : null;
  const picture = choosePicture(parts, owner, page);
  const isIndexed = page !== null && !page.isProtected;
  const kind = page?.placeholder === 'cards' ? 'list' : 'text';
  return {
    title: `${title} · ${config.name}`,
    description,
    canonical,
    picture,
    oembed: null,
    isIndexed,
    structuredData: isIndexed
      ? describeAsJsonLd(parts.site, canonical, { kind, title, description, picture })
      : null,
  };
}

/** Finds the content of a page. A page of a remote without data gets the placeholder that the host shows while the remote loads. */
function findContent({ host }: CompositionParts, ownedPage: OwnedPage, state: PageState): PageContent | null {
  return (
    state.content && {
      ...state.content,
      path: toContentPath(ownedPage),
      isPlaceholder: ownedPage.owner !== host && !state.data,
      styledVersion: host.shared['styled-components'] ?? '',
    }
  );
}

/** Lists the scripts that a page runs besides the host's entry. */
function listPreloads(
  { site, host }: CompositionParts,
  owner: Release,
  page: ReleasePage | null,
): PreloadedScript[] {
  const toScript =
    (release: Release) =>
    ({ file, integrity }: ScriptPreload) => ({ url: toReleaseFileUrl(release, file, site), integrity });
  const filterPreloads = ({ preload }: Release, scope: AppPreload['for']) =>
    preload.filter((script) => script.for === 'every-page' || script.for === scope);
  const remoteScripts =
    owner === host
      ? []
      : [{ file: owner.entry, integrity: owner.integrity }, ...filterPreloads(owner, 'own-pages')];
  return [
    ...filterPreloads(host, owner === host ? 'own-pages' : 'remote-pages').map(toScript(host)),
    ...[...remoteScripts, ...(page?.preload ?? [])].map(toScript(owner)),
  ];
}

/** Chooses the picture of the page, or else the picture of the home page. */
function choosePicture(
  { site, host }: CompositionParts,
  owner: Release,
  page: ReleasePage | null,
): string | null {
  const homePicture = host.pages.find(({ path }) => path === '/')?.picture;
  const picture = page?.picture ?? homePicture;
  if (picture === undefined) return null;
  const url = toReleaseFileUrl(page?.picture === undefined ? host : owner, picture, site);
  return url.startsWith('/') ? `${site.publicUrl ?? ''}${url}` : url;
}

interface DescribedPage {
  /** The content of the page: one asset or dragon, a list, or text. */
  kind: 'item' | 'list' | 'text';
  title: string;
  description: string;
  /** Absolute URL. */
  picture: string | null;
}

/** Describes a page as JSON-LD in the vocabulary of schema.org; null without a canonical URL, because each URL must be absolute. */
function describeAsJsonLd(
  { config, publicUrl }: CompositionParts['site'],
  url: string | null,
  { kind, title, description, picture }: DescribedPage,
): object | null {
  if (url === null) return null;
  const context = { '@context': 'https://schema.org' };
  const site = { '@type': 'WebSite', name: config.name, url: `${publicUrl}/` };
  const facts = { name: title, description, url, ...(picture !== null && { image: picture }) };
  if (url === site.url)
    return { ...context, ...facts, ...site, sameAs: Object.values(config.social).filter(Boolean) };
  if (kind === 'item')
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

/** The preview call of pages about one asset. Cards for other sites use it, too. */
export const assetPreviewCall = '/v1/assets/:id/preview';
