import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import { askedPreview, sendQuestion } from '../choices/asked-preview.ts';
import { chooseComposition, isNavigation } from '../choices/choose-composition.ts';
import { givenSite } from '../choices/given-site.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import { readOverrides } from '../overrides/override-cookie.ts';
import type { OverrideRules } from '../overrides/override-rules.ts';
import { embedRoutes } from '../embedding/embed-routes.ts';
import { markupRoute } from '../embedding/markup-route.ts';
import { shareRoutes } from '../embedding/share-routes.ts';
import { contentTags } from './content-tags.ts';
import type { FinishedPage } from './finished-page.ts';
import { missingFileFetcher } from './missing-file-fetcher.ts';
import { previewReader } from './preview-reader.ts';
import { seasonReader } from './season-reader.ts';
import { SeasonPages } from './season-pages.ts';
import type { AnswerCache } from '../rendering/answer-cache.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { RenderedHtml } from '../rendering/rendered-composition.ts';
import { sendPage } from './send-page.ts';
import { sendUnpublished } from './send-unpublished.ts';
import { sitePagesReader } from './site-pages.ts';
import { embedUrl } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

interface Options {
  folder: SiteFolder;
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
  /** Called for each page that a drawn visitor opens: with the canary that was given, or null for the live site. */
  onView?: (canary: Candidate | null) => Promise<void>;
  /** Answers of the provider for pages. */
  answers: AnswerCache;
  /** Renders pages with their data; without it all of them have placeholders. */
  renderer?: PageRenderer;
}

/** Serves a published site: immutable releases and fonts, and the pages of the composition that a visitor is given. */
export const serveSite = fastifyPlugin<Options>(
  async (app, { folder, readParts, overrideRules, onView, answers, renderer }) => {
    const readPages = sitePagesReader(folder);
    let isPublished = true;
    /** Null, and one line in the log, once the folder of the site is gone. */
    const readSite = async () => {
      const pages = await readPages();
      if (!pages && isPublished) app.log.error(`The site in ${folder.root} is gone: all pages answer 503.`);
      isPublished = pages !== null;
      return pages;
    };
    const readLive = async () => {
      const pages = await readSite();
      if (!pages) throw new Error('Nothing is published.');
      return pages.live;
    };
    const { publicUrl } = overrideRules;
    const fetchMissing = missingFileFetcher(folder);
    await app.register(contentTags);
    // Fails at the start, and not with the first visitor.
    await readLive();

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
    await app.register(async (scope) => {
      scope.addHook('preHandler', async (request, reply) => {
        if (!(await readSite())) return sendUnpublished(request, reply, unnamed);
      });
      await scope.register(embedRoutes, { folder, readLive });
      if (renderer) await scope.register(markupRoute, { readLive, renderer, readParts });
      await scope.register(shareRoutes, { readLive, readPreview });
    });
    const readSeason = seasonReader(answers);
    const seasonPages = new SeasonPages();
    const finished = new WeakMap<RenderedHtml, FinishedPage>();
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(reply, 405, 'Only GET and HEAD.');
      if (/^\/(host|remotes|fonts|embed\/v1)\//.test(request.url)) {
        const { pathname } = new URL(request.url, 'http://site.invalid');
        if (!(await fetchMissing(pathname))) return refuse(reply, 404, 'No such file in this release.');
        return reply.headers(immutableHeaders).sendFile(pathname, folder.root);
      }
      const site = await readSite();
      if (!site) return sendUnpublished(request, reply, unnamed);
      const { candidate, isChosen, isDrawn, cookie } = chooseComposition(request, site, { publicUrl });
      if (isDrawn && isNavigation(request)) await onView?.(candidate);
      if (cookie !== null) void reply.header('set-cookie', cookie);
      const chosen = isChosen ? candidate : null;
      const asked = askedPreview(request, site, chosen);
      if (asked) return sendQuestion(reply, asked, site.live.site.name);
      const overrides = readOverrides(request, overrideRules);
      const parts = chosen || Object.keys(overrides).length > 0 ? await readParts(candidate) : null;
      const given = parts && givenSite(parts, { candidate: chosen, overrides });
      const pages = site.canaries.get(candidate?.id ?? '') ?? site.live;
      const isCanary = candidate !== null && site.canaries.has(candidate.id);
      const rendering = renderer && {
        renderer,
        finished,
        readParts: () => readParts(isCanary ? candidate : null),
      };
      return sendPage(request, reply, {
        pages,
        hasCanaries: site.canaries.size > 0,
        readPreview,
        readSeason,
        seasonPages,
        rendering,
        given,
      });
    });
  },
  { name: 'site' },
);

/** Only the published settings know the name of a site. */
const unnamed = 'This site';

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

/** Headers of files whose address has a version or a digest. */
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
