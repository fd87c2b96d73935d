import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { askedPreview, sendQuestion } from '../choices/asked-preview.ts';
import { chooseComposition, isNavigation } from '../choices/choose-composition.ts';
import { givenSite } from '../choices/given-site.ts';
import type { GivenSite } from '../choices/given-site.ts';
import type { ComposedPage } from '../composition/composition.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { withSeason } from '../composition/with-season.ts';
import { readOverrides } from '../overrides/override-cookie.ts';
import type { OverrideRules } from '../overrides/override-rules.ts';
import { embedRoutes } from '../embedding/embed-routes.ts';
import { shareRoutes } from '../embedding/share-routes.ts';
import { contentTags } from './content-tags.ts';
import { missingFileFetcher } from './missing-file-fetcher.ts';
import { previewReader } from './preview-reader.ts';
import { seasonReader } from './season-reader.ts';
import { SeasonPages } from './season-pages.ts';
import type { PageRenderer, RenderedHtml } from '../rendering/page-renderer.ts';
import { sendHtml } from './send-html.ts';
import { sendPreviewPage } from './send-preview-page.ts';
import { sitePagesReader } from './site-pages.ts';
import type { ComposedPages } from './site-pages.ts';
import { embedUrl } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
  /** Called for each page that a person opens who was drawn: with the canary that was given, or null for what is live. */
  onView?: (canary: Candidate | null) => Promise<void>;
  /** Renders pages with their data; without it all of them have placeholders. */
  renderer?: PageRenderer;
}

/** Serves a published site: immutable releases and fonts, and the pages of the composition that a visitor is given. */
export const serveSite = fastifyPlugin<Options>(
  async (app, { folder, readParts, overrideRules, onView, renderer }) => {
    const readPages = sitePagesReader(folder);
    const { publicUrl } = overrideRules;
    const fetchMissing = missingFileFetcher(folder);
    await app.register(contentTags);
    // Fails at the start, and not with the first visitor.
    await readPages();

    // Decorates `reply.sendFile` for pages. Browsers revalidate them on every visit, and get 304 until the next release.
    await app.register(fastifyStatic, {
      root: folder.root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      ...untagged,
    });
    for (const prefix of ['/host/', '/remotes/', '/fonts/', `/${embedUrl}/`])
      await serveImmutable(app, folder, prefix);
    await serveIcons(app);
    const readPreview = previewReader(app);
    const readLive = async () => (await readPages()).live;
    await app.register(embedRoutes, { folder, readLive });
    await app.register(shareRoutes, { readLive, readPreview });
    const readSeason = seasonReader(app);
    const seasonPages = new SeasonPages();
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(reply, 405, 'Only GET and HEAD.');
      if (/^\/(host|remotes|fonts|embed\/v1)\//.test(request.url)) {
        const { pathname } = new URL(request.url, 'http://site.invalid');
        if (!(await fetchMissing(pathname))) return refuse(reply, 404, 'No such file in this release.');
        return reply.headers(immutableHeaders).sendFile(pathname, folder.root);
      }
      const site = await readPages();
      const { candidate, isChosen, isDrawn, cookie } = chooseComposition(request, site, { publicUrl });
      if (isDrawn && isNavigation(request)) await onView?.(candidate);
      if (cookie !== null) void reply.header('set-cookie', cookie);
      const chosen = isChosen ? candidate : null;
      const asked = askedPreview(request, site, chosen);
      if (asked) return sendQuestion(reply, asked);
      const overrides = readOverrides(request, overrideRules);
      const parts = chosen || Object.keys(overrides).length > 0 ? await readParts(candidate) : null;
      const given = parts && givenSite(parts, { candidate: chosen, overrides });
      const pages = site.canaries.get(candidate?.id ?? '') ?? site.live;
      const caching = site.canaries.size > 0 ? canaryCaching : liveCaching;
      const render = async (address: string) => {
        const isCanary = candidate !== null && site.canaries.has(candidate.id);
        const ofPage = renderer && (await readParts(isCanary ? candidate : null));
        return ofPage ? renderer.read(ofPage, address) : null;
      };
      return sendPage(request, reply, {
        pages,
        caching,
        readPreview,
        readSeason,
        seasonPages,
        render,
        given,
      });
    });
  },
  { name: 'site' },
);

/** Hashed and versioned files never change, so browsers never revalidate them. */
async function serveImmutable(app: FastifyInstance, folder: SiteFolder, prefix: string): Promise<void> {
  const root = join(folder.root, prefix);
  // A development site has no releases of the apps that are served from source.
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    ...untagged,
    // Looks files up on each request: a release may be added while the server runs.
    wildcard: true,
    setHeaders: (reply) => {
      void reply.headers(immutableHeaders);
    },
  });
}

/** Of files whose address has a version or a digest. */
const immutableHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** The tags of the plugin contain the time at which this disk got a file. */
const untagged = { etag: false, lastModified: false } as const;

/** The icons that browsers ask for by a fixed path, also on the pages of the provider, which name none. */
async function serveIcons(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '../../icons'),
    decorateReply: false,
    index: false,
    // One route per file; every other path is a page.
    wildcard: false,
    maxAge: '1d',
  });
}

interface PageSources {
  pages: ComposedPages;
  /** Headers for caches. */
  caching: Record<string, string>;
  readPreview: ReturnType<typeof previewReader>;
  readSeason: ReturnType<typeof seasonReader>;
  seasonPages: SeasonPages;
  /** Renders a page of the composition with its data; null if that takes too long. */
  render: (address: string) => Promise<RenderedHtml | null>;
  /** Of a browser that chose what is not live. */
  given: GivenSite | null;
}

/** Caches ask each time, and get 304 until the next switch. */
const liveCaching = { 'cache-control': 'no-cache' };

/** While there are canaries, the pages of one address differ by cookie, and a cache that several browsers share keeps none. */
const canaryCaching = { 'cache-control': 'private, no-cache', vary: 'cookie' };

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, caching, readPreview, readSeason, seasonPages, render, given }: PageSources,
) {
  // `//name` would be another host, and `//` alone is no address.
  const address = request.url.startsWith('//') ? null : URL.parse(request.url, 'http://site.invalid');
  if (!address) return refuse(reply, 400, 'Not a path of this site.');
  const { pathname } = address;
  if (given && pathname === liveRegistryPath)
    return reply.header('cache-control', 'no-store').send(given.registry);
  const document = pages.documents.find(({ path }) => path === pathname);
  if (document) {
    void reply.headers({ etag: pages.etag, ...caching });
    return reply.sendFile(document.file, pages.folder);
  }
  const { site } = pages;
  if (given) return sendGiven(reply, given.page(pathname), await readSeason(site.apiBase));
  const page = pages.pages.find(({ path }) => matchPath(path, pathname));
  void reply.headers({ ...pages.headers, ...caching });
  const preview = page?.preview ? await readPreview(site.apiBase, callOf(page, pathname)) : null;
  const hasFacts = !page?.preview || (preview !== null && preview !== 'missing');
  const rendered = page?.isRendered && hasFacts ? await render(pathname + address.search) : null;
  if (rendered) void reply.headers(rendered.headers);
  if (page?.preview && preview !== null && preview !== 'missing') {
    const template =
      rendered?.html ??
      withSeason(
        await readFile(join(pages.folder, page.preview.template), 'utf8'),
        await readSeason(site.apiBase),
      );
    return sendPreviewPage(request, reply, { site, pathname, template, preview });
  }
  if (rendered) return sendHtml(request, reply, rendered.html);
  const isFound = page !== undefined && preview !== 'missing';
  if (!isFound) void reply.status(404).header('x-robots-tag', 'noindex');
  const file = page?.file ?? pages.notFound;
  const season = await readSeason(site.apiBase);
  if (season !== null) return seasonPages.send(request, reply, { pages, file, season });
  void reply.header('etag', pages.etag);
  return reply.sendFile(file, pages.folder);
}

/** Never stored: a cache in front of the site must not give it to another browser. */
const sendGiven = (reply: FastifyReply, page: ReturnType<GivenSite['page']>, season: SeasonName | null) =>
  reply
    .status(page.isFound ? 200 : 404)
    .headers({ ...page.headers, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(withSeason(page.html, season));

/** The call of a preview, with the id of the path. An id with other signs reaches the provider as `-`, which is none. */
function callOf({ path, preview }: ComposedPage, pathname: string): string {
  const { id = '' } = matchPath(path, pathname) ?? {};
  return (preview?.call ?? '').replace(':id', /^[\w-]+$/.test(id) ? id : '-');
}
