import fastifyPlugin from 'fastify-plugin';
import { refuse } from '@emberclutch/server/http/refuse.ts';

/**
 * Refuses requests that Node would answer itself, without the headers that every answer of a site has: those that name
 * no host (RFC 9112, section 3.2), and those that expect something else than `100-continue`.
 */
export const refuseUnroutable = fastifyPlugin(
  async (app) => {
    app.server.on('checkExpectation', (request, response) => app.routing(request, response));
    app.addHook('onRequest', async ({ raw, headers }, reply) => {
      if (headers.host === undefined && raw.httpVersion === '1.1')
        return refuse(reply.header('connection', 'close'), 400, 'The request names no host.');
      if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
        return refuse(
          reply.header('connection', 'close'),
          417,
          'The server meets no expectation but 100-continue.',
        );
    });
  },
  { name: 'refuse-unroutable' },
);
