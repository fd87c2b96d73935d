import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import { refuse } from '../http/refuse.ts';
import type { RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { embedRoutes } from '../embedding/embed-routes.ts';
import { shareRoutes } from '../embedding/share-routes.ts';
import { immutableHeaders } from '../releases/immutable-headers.ts';
import { createLiveSiteReader } from '../releases/live-site.ts';
import { embedUrl } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { FileFetcher } from './follow-site.ts';
import { isReleaseFile, refuseTooMany } from './limit-clients.ts';
import { createPageSender } from './page-sender.ts';
import type { PageSources } from './page-sender.ts';
import { sendUnpublished } from './send-unpublished.ts';

interface Options extends PageSources {
  /** Counts requests for files that are not on the disk. `limitClients` handles all other requests. */
  limiter?: RequestLimiter;
  folder: SiteFolder;
  /** Fetches files that this disk lacks; absent if no store has files that the disk lacks. */
  fetchFile?: FileFetcher;
}

/**
 * Answers 304 if the client already has the content with the response's `etag`. Files of the site are tagged by their content, not by when
 * this disk got them, so that several edges behind one address agree.
 */
const contentTags = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const tag = reply.getHeader('etag');
      if (reply.statusCode !== 200 || typeof tag !== 'string' || !matchesEtag(request, tag)) return payload;
      if (payload instanceof Readable) payload.destroy();
      void reply.status(304).removeHeader('content-length').removeHeader('content-type');
      return null;
    });
  },
  { name: 'content-tags' },
);

/** Serves a published site: immutable releases and fonts, and the pages of the composition that a visitor gets. */
export const serveSite = fastifyPlugin<Options>(
  async (app, { limiter, folder, fetchFile, ...options }) => {
    const { readParts, renderer } = options;
    const readSwitch = createLiveSiteReader(folder);
    let isPublished = true;
    /** Returns null, and logs one line, once the folder of the site is gone. */
    const readSite = async () => {
      const live = await readSwitch();
      const parts = live ? await readParts() : null;
      if (!parts && isPublished) app.log.error(`The site in ${folder.root} is gone: all pages answer 503.`);
      isPublished = parts !== null;
      return live && parts && { live, parts };
    };
    const readLive = async () => {
      const site = await readSite();
      if (!site) throw new Error('Nothing is published.');
      return site.parts;
    };
    await app.register(contentTags);
    // Reads the site now, so that a failure appears at the start instead of with the first visitor.
    await readLive();

    // Serves no path, but adds `reply.sendFile` for the routes below.
    await app.register(fastifyStatic, {
      root: folder.root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      ...untaggedOptions,
    });
    for (const prefix of ['/host/', '/remotes/', '/fonts/', `/${embedUrl}/`])
      await serveImmutable(app, folder, prefix);
    await serveIcons(app);
    await app.register(async (scope) => {
      scope.addHook('preHandler', async (request, reply) => {
        if (!(await readSite())) return sendUnpublished(request, reply);
      });
      await scope.register(embedRoutes, { folder, readLive });
      await scope.register(shareRoutes, { readLive, readPreview: renderer.readPreview });
    });
    const sendPage = createPageSender(options);
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(reply, 405, 'Only GET and HEAD.');
      if (isReleaseFile(request.url)) {
        if (limiter?.admitWithoutQueueing(request, reply) === false) return refuseTooMany(request, reply);
        const { pathname } = new URL(request.url, 'http://site.invalid');
        if (!(await fetchFile?.(pathname))) return refuse(reply, 404, 'No such file in this release.');
        return reply.headers(immutableHeaders).sendFile(pathname, folder.root);
      }
      const site = await readSite();
      if (!site) return sendUnpublished(request, reply);
      return sendPage(request, reply, site);
    });
  },
  { name: 'site' },
);

/** Hashed and versioned files never change, so browsers never revalidate them. */
async function serveImmutable(app: FastifyInstance, folder: SiteFolder, prefix: string): Promise<void> {
  const root = join(folder.root, prefix);
  // A development site has no releases of the apps that are served from source.
  await mkdir(root, { recursive: true });
  await app.register(async (scope) => {
    // If a file arrives during its lookup, the lookup fails with 403, as for a name in another spelling. The not-found handler sends the file.
    scope.setErrorHandler<FastifyError>((error, _request, reply) =>
      error.statusCode === 403 ? reply.callNotFound() : reply.send(error),
    );
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      ...untaggedOptions,
      // Looks files up on each request: a release may be added while the server runs.
      wildcard: true,
      setHeaders: (reply) => void reply.headers(immutableHeaders),
    });
  });
}

/** The ETags of `@fastify/static` contain the time at which this disk got a file. */
const untaggedOptions = { etag: false, lastModified: false } as const;

/** The icons that browsers request at a fixed path, for example for the provider's pages, whose HTML links no icon. */
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
