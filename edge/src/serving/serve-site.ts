import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { readComposition } from '../composition/composition.ts';
import type { ComposedPage, Composition } from '../composition/composition.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { readLiveComposition } from '../releases/live-site.ts';
import { overriddenSite } from '../overrides/overridden-site.ts';
import type { OverriddenSite } from '../overrides/overridden-site.ts';
import { readOverrides } from '../overrides/override-cookie.ts';
import type { OverrideRules } from '../overrides/override-rules.ts';
import { contentTags } from './content-tags.ts';
import { missingFileFetcher } from './missing-file-fetcher.ts';
import { previewReader } from './preview-reader.ts';
import { sendPreviewPage } from './send-preview-page.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

interface LivePages extends Composition {
  folder: string;
  /** Of all its pages and documents: the same content has the same tag on every edge. */
  etag: string;
}

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
  /** Brings this disk to what is live in the store of the site. */
  follow?: () => Promise<void>;
}

/** Serves a published site: immutable releases and fonts, and the pages of the live composition. */
export const serveSite = fastifyPlugin<Options>(
  async (app, { folder, readParts, overrideRules, follow = async () => undefined }) => {
    const livePages = livePagesReader(folder);
    const fetchMissing = missingFileFetcher({ folder, follow });
    await app.register(contentTags);
    // Fails at the start, and not with the first visitor.
    await livePages();

    // Decorates `reply.sendFile` for pages. Browsers revalidate them on every visit, and get 304 until the next release.
    await app.register(fastifyStatic, {
      root: folder.root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      ...untagged,
    });
    for (const prefix of ['/host/', '/remotes/', '/fonts/']) await serveImmutable(app, folder, prefix);
    await serveIcons(app);

    const readPreview = previewReader(app);
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(reply, 405, 'Only GET and HEAD.');
      if (/^\/(host|remotes|fonts)\//.test(request.url)) {
        const { pathname } = new URL(request.url, 'http://site.invalid');
        if (!(await fetchMissing(pathname))) return refuse(reply, 404, 'No such file in this release.');
        return reply.headers(immutableHeaders).sendFile(pathname, folder.root);
      }
      const overrides = readOverrides(request, overrideRules);
      const live = Object.keys(overrides).length > 0 ? await readParts() : null;
      const overridden = live && overriddenSite(live, overrides);
      return sendPage(request, reply, { pages: await livePages(), readPreview, overridden });
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
  pages: LivePages;
  readPreview: ReturnType<typeof previewReader>;
  /** Of a browser that loads remotes from elsewhere. */
  overridden: OverriddenSite | null;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, readPreview, overridden }: PageSources,
) {
  // `//name` would be another host, and `//` alone is no address.
  const address = request.url.startsWith('//') ? null : URL.parse(request.url, 'http://site.invalid');
  if (!address) return refuse(reply, 400, 'Not a path of this site.');
  const { pathname } = address;
  if (overridden && pathname === liveRegistryPath)
    return reply.header('cache-control', 'no-store').send(overridden.registry);
  const document = pages.documents.find(({ path }) => path === pathname);
  if (document) {
    void reply.headers({ etag: pages.etag, 'cache-control': 'no-cache' });
    return reply.sendFile(document.file, pages.folder);
  }
  if (overridden) return sendOverridden(reply, overridden.page(pathname));
  const page = pages.pages.find(({ path }) => matchPath(path, pathname));
  const { site } = pages;
  void reply.headers({ ...pages.headers, 'cache-control': 'no-cache' });
  const preview = page?.preview ? await readPreview(site.apiBase, callOf(page, pathname)) : null;
  if (page?.preview && preview !== null && preview !== 'missing') {
    const template = join(pages.folder, page.preview.template);
    return sendPreviewPage(request, reply, { site, pathname, template, preview });
  }
  const isFound = page !== undefined && preview !== 'missing';
  if (!isFound) void reply.status(404).header('x-robots-tag', 'noindex');
  void reply.header('etag', pages.etag);
  return reply.sendFile(page?.file ?? pages.notFound, pages.folder);
}

/** Never stored: a cache in front of the site must not give it to another browser. */
const sendOverridden = (reply: FastifyReply, page: ReturnType<OverriddenSite['page']>) =>
  reply
    .status(page.isFound ? 200 : 404)
    .headers({ ...page.headers, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.html);

/** The call of a preview, with the id of the path. An id with other signs reaches the provider as `-`, which is none. */
function callOf({ path, preview }: ComposedPage, pathname: string): string {
  const { id = '' } = matchPath(path, pathname) ?? {};
  return (preview?.call ?? '').replace(':id', /^[\w-]+$/.test(id) ? id : '-');
}

/** Reads the live composition; again only if the file that names it has changed. */
function livePagesReader(folder: SiteFolder): () => Promise<LivePages> {
  let cached: { at: number; pages: LivePages } | undefined;
  return async () => {
    const at = (await stat(folder.live)).mtimeMs;
    if (cached?.at === at) return cached.pages;
    const id = await readLiveComposition(folder);
    const composed = folder.composition(id);
    // Weak: the compressed page and the plain one have the same.
    cached = { at, pages: { ...(await readComposition(composed)), folder: composed, etag: `W/"${id}"` } };
    return cached.pages;
  };
}
