import { createHash } from 'node:crypto';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';

/**
 * Makes public reads cacheable: sets an ETag (RFC 9110, section 8.8.3) on every successful GET and HEAD, and answers 304 if nothing
 * has changed. A CDN may serve the response for a signed-out client for only a few seconds, because an egg may hatch; the response for a
 * signed-in client is private.
 */
export const httpCaching = fp<{
  /** Seconds for which a browser uses its copy without a request. */
  browserMaxAge: number;
}>(
  async (app, { browserMaxAge }) => {
    const publicPolicy = `public, max-age=${browserMaxAge}, s-maxage=5`;

    app.addHook('onRoute', describeCaching);

    app.addHook('onSend', async (request, reply, payload) => {
      const isTaggable = typeof payload === 'string' || reply.hasHeader('etag');
      if (!isRead(request) || reply.statusCode !== 200 || !isTaggable) return payload;
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', request.visitor === null ? publicPolicy : 'private, no-cache');
      const vary = reply.getHeader('vary');
      reply.header('vary', vary === undefined ? 'Authorization' : `${String(vary)}, Authorization`);

      // A route may know the ETag of a large response, which then need not be read.
      const etag = String(reply.getHeader('etag') ?? toEtag(String(payload)));
      reply.header('etag', etag);
      if (!matchesEtag(request, etag)) return payload;
      reply.status(304).removeHeader('content-length');
      return '';
    });
  },
  { name: 'http-caching', dependencies: ['authentication'] },
);

/** Adds the headers and 304 to the OpenAPI description of a route. */
function describeCaching(route: RouteOptions): void {
  const { responseHeaders = [], response = {} } = route.schema ?? {};
  route.schema = {
    ...route.schema,
    responseHeaders: ['Cache-Control', 'ETag', ...responseHeaders],
    response: Object.assign({ 304: z.undefined() }, response),
  };
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Computes an ETag that changes with the content (RFC 9110, section 8.8.3). */
export const toEtag = (payload: string) =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
