import fp from 'fastify-plugin';

const exposedHeaders = 'etag, retry-after, date';

/** Allows pages of these origins to call the API with credentials (Fetch standard, "CORS protocol"). */
export const crossOrigin = fp<{ allowedOrigins: string[] }>(
  async (app, { allowedOrigins }) => {
    if (allowedOrigins.length === 0) return;

    app.addHook('onRequest', async (request, reply) => {
      reply.header('vary', 'Origin');
      const { origin } = request.headers;
      if (origin === undefined || !allowedOrigins.includes(origin)) return;
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposedHeaders,
      });
      if (request.method !== 'OPTIONS') return;
      return reply
        .status(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-client-version',
          'access-control-max-age': '7200',
        })
        .send();
    });
  },
  { name: 'cross-origin' },
);

/**
 * Allows pages of any origin to read without credentials, for reads that are the same for everyone. Browsers do not show a response
 * for `*` to a page whose request carried a cookie, and send a preflight request before they send `Authorization`.
 */
export const publicCors = fp(
  async (app) => {
    app.addHook('onRequest', async ({ method }, reply) => {
      const isRead = method === 'GET' || method === 'HEAD';
      if (!isRead || reply.hasHeader('access-control-allow-origin')) return;
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': exposedHeaders,
      });
    });
  },
  { name: 'any-origin-reads', dependencies: ['cross-origin'] },
);
