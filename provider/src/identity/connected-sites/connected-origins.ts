import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sessionIdOf } from '../sessions/authentication.ts';
import { disconnected } from './connected-site-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Origin of the page that sent a request; null if no page did. */
    callingOriginOf(request: FastifyRequest): string | null;
    /** Sets `request.account` by the token of a connected site. */
    requireSiteToken(request: FastifyRequest): Promise<void>;
  }
}

/**
 * CORS of the calls of connected sites. Pages of every origin may call, without cookies; a token works only in pages of
 * the origin that it was given to.
 */
export const connectedOrigins = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    const own = new URL(publicUrl);
    app.decorate('callingOriginOf', ({ headers, host, protocol }: FastifyRequest) => {
      if (headers.origin !== undefined) return headers.origin;
      // Browsers send no `Origin` with a same-origin GET.
      if (headers['sec-fetch-site'] !== 'same-origin') return null;
      return host === own.host ? own.origin : `${protocol}://${host}`;
    });

    app.decorate('requireSiteToken', async (request: FastifyRequest) => {
      const token = sessionIdOf(request);
      if (token === null) throw disconnected();
      request.visitor = await app.connectedSites.authenticate(token, app.callingOriginOf(request));
    });

    app.addHook('onRequest', async ({ headers: { origin }, method }, reply) => {
      void reply.headers({ vary: 'Origin', 'cache-control': 'private, no-store' });
      if (origin === undefined) return;
      if (!reply.hasHeader('access-control-allow-origin'))
        void reply.headers({
          'access-control-allow-origin': origin,
          'access-control-expose-headers': 'retry-after, date',
        });
      if (method === 'OPTIONS')
        void reply.headers({
          'access-control-allow-methods': 'GET, POST, DELETE',
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': '7200',
        });
    });

    app.options('/v1/connected/*', { schema: { hide: true } }, (_request, reply) => reply.status(204).send());
  },
  { name: 'connected-origins' },
);
