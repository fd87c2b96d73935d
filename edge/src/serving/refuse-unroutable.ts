import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { refuse } from '../http/refuse.ts';

/**
 * Refuses requests that Node would answer itself, without the headers of all other responses: requests that do not name one valid host (RFC
 * 9112, section 3.2), and requests with an expectation other than `100-continue`. If a request has two hosts, a proxy in front may use a
 * different one from Node.
 */
export const refuseUnroutable = fastifyPlugin(
  async (app) => {
    app.server.on('checkExpectation', (request, response) => app.routing(request, response));
    app.addHook('onRequest', async ({ raw, headers }, reply) => {
      if (!hasOneHost(raw))
        return refuse(reply.header('connection', 'close'), 400, 'The request must name exactly one host.');
      if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
        return refuse(
          reply.header('connection', 'close'),
          417,
          'The server supports no expectation other than 100-continue.',
        );
    });
  },
  { name: 'refuse-unroutable' },
);

function hasOneHost({ rawHeaders, headers: { host }, httpVersion }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion !== '1.1';
  const names = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  return names.length === 1 && hostPattern.test(host);
}

/** A name or an address, with or without a port (RFC 3986, section 3.2): neither a user nor a path. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d{0,5})?$/i;
