import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import type { ComposedVariant } from '../variants/compose-variant.ts';
import type { ComposedPage } from '../composition/composition.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { feedPath } from '../composition/news-feed.ts';
import { withSeason } from '../composition/with-season.ts';
import type { Caller } from '../rendering/caller.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { RenderedHtml } from '../rendering/rendered-composition.ts';
import { FinishedPage } from './finished-page.ts';
import { finishPreviewPage } from './finish-preview-page.ts';
import { pageCaching } from './page-caching.ts';
import type { PreviewReader } from './preview-reader.ts';
import type { SeasonPages } from './season-pages.ts';
import type { SeasonReader } from './season-reader.ts';
import { sendFeed } from './send-feed.ts';
import type { CalendarReader } from './send-feed.ts';
import { sendHtml } from './send-html.ts';
import type { ComposedPages } from './site-pages.ts';

interface PageSources {
  caller: Caller;
  pages: ComposedPages;
  hasCanaries: boolean;
  readPreview: PreviewReader;
  readSeason: SeasonReader;
  readCalendar: CalendarReader;
  seasonPages: SeasonPages;
  /** Renders pages with their data; undefined if all of them have placeholders. */
  rendering: Rendering | undefined;
  /** Set for a browser that chose a composition that is not live. */
  given: ComposedVariant | null;
}

interface Rendering {
  renderer: PageRenderer;
  /** Reads the composition that the visitor is given. */
  readParts: () => Promise<CompositionParts | null>;
  /** The answers of pages that are kept. */
  finished: WeakMap<RenderedHtml, FinishedPage>;
}

/** Answers a page or a document of the composition that a visitor is given. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, sources: PageSources) {
  const { pages, hasCanaries, readSeason, readCalendar, seasonPages, given } = sources;
  // `//name` would be another host, and `//` alone is not an address.
  const address = request.url.startsWith('//') ? null : URL.parse(request.url, 'http://site.invalid');
  if (!address) return refuse(reply, 400, 'Not a path of this site.');
  const { pathname } = address;
  if (given && pathname === liveRegistryPath)
    return reply.header('cache-control', 'no-store').send(given.registry);
  const document = pages.documents.find(({ path }) => path === pathname);
  const caching = (sharedUntil: number | null) => pageCaching(request, { hasCanaries, sharedUntil });
  if (document) {
    void reply.headers({ etag: pages.etag, ...caching(null) });
    if (pathname === feedPath) return sendFeed(reply, pages, { file: document.file, readCalendar });
    return reply.sendFile(document.file, pages.folder);
  }
  const { apiBase } = pages.site;
  if (given) return sendGiven(reply, given.page(pathname), await readSeason(apiBase));
  const page = pages.pages.find(({ path }) => matchPath(path, pathname)) ?? null;
  const { finished, rendered, isMissing } = await readPage(page, address, sources);
  if (finished) {
    void reply.headers({ ...(rendered ?? pages).headers, ...caching(rendered?.sharedUntil ?? null) });
    return sendHtml(request, reply, finished);
  }
  if (isMissing) void reply.status(404).header('x-robots-tag', 'noindex');
  void reply.headers({ ...pages.headers, ...caching(null) });
  const file = page?.file ?? pages.notFound;
  // Reading it is such a call itself.
  const season = pathname.startsWith('/v1/') ? null : await readSeason(apiBase);
  if (season !== null) return seasonPages.send(request, reply, { pages, file, season });
  void reply.header('etag', pages.etag);
  return reply.sendFile(file, pages.folder);
}

interface ReadPage {
  /** Null for a page that is sent as it was composed. */
  finished: FinishedPage | null;
  /** The rendered page that it was made from; null if it has no data. */
  rendered: RenderedHtml | null;
  isMissing: boolean;
}

async function readPage(
  page: ComposedPage | null,
  { pathname, search }: URL,
  { caller, pages: { site, folder }, readPreview, readSeason, rendering }: PageSources,
): Promise<ReadPage> {
  if (!page) return { finished: null, rendered: null, isMissing: true };
  const parts = page.isRendered && rendering ? await rendering.readParts() : null;
  const fresh = parts && rendering?.renderer.fresh(parts, pathname + search);
  const before = fresh && rendering?.finished.get(fresh);
  if (before) return { finished: before, rendered: fresh, isMissing: false };

  const preview = page.preview ? await readPreview(site.apiBase, callOf(page, pathname), caller) : null;
  if (page.preview && (preview === null || preview === 'missing'))
    return { finished: null, rendered: null, isMissing: preview === 'missing' };
  const rendered = (parts && (await rendering?.renderer.read(parts, pathname + search, caller))) ?? null;
  const known = rendered && rendering?.finished.get(rendered);
  if (known && !page.preview) return { finished: known, rendered, isMissing: false };
  const readTemplate = async (file: string) =>
    withSeason(await readFile(join(folder, file), 'utf8'), await readSeason(site.apiBase));
  const template = rendered?.html ?? (page.preview && (await readTemplate(page.preview.template)));
  if (template === undefined) return { finished: null, rendered: null, isMissing: false };
  const finished =
    preview === null || preview === 'missing'
      ? new FinishedPage(template)
      : finishPreviewPage({ site, pathname, template, preview });
  if (rendered) rendering?.finished.set(rendered, finished);
  return { finished, rendered, isMissing: false };
}

/** Never stored: a cache in front of the site must not give it to another browser. */
const sendGiven = (
  reply: FastifyReply,
  page: ReturnType<ComposedVariant['page']>,
  season: SeasonName | null,
) =>
  reply
    .status(page.isFound ? 200 : 404)
    .headers({ ...page.headers, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(withSeason(page.html, season));

/** The call of a preview, with the id of the path. An id with other characters reaches the provider as `-`, which is not an id. */
function callOf({ path, preview }: ComposedPage, pathname: string): string {
  const { id = '' } = matchPath(path, pathname) ?? {};
  return (preview?.call ?? '').replace(':id', /^[\w-]+$/.test(id) ? id : '-');
}
