import fp from 'fastify-plugin';

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
        'access-control-expose-headers': 'etag, retry-after, date',
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
