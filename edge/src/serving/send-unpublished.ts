import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '@emberclutch/server/html/html.ts';
import { refuse } from '../http/refuse.ts';
import { renderOperatorPage, sendOperatorPage } from '../operator/operator-page.ts';

/** Seconds after which a browser or a client tries again. */
const retryAfter = 5;

/** The name of a site is only in its published settings. */
const site = { name: 'This site' };

const title = `${site.name} opens in a moment`;

/** Answers 503 while a site has no pages: to browsers with a page that opens the site once it is published, to other clients with a sentence. */
export function sendUnpublished(request: FastifyRequest, reply: FastifyReply) {
  void reply.header('retry-after', retryAfter);
  if (!request.headers.accept?.includes('text/html')) return refuse(reply, 503, `${title}.`);
  // Browsers treat this header like `<meta http-equiv="refresh">`.
  void reply.status(503).header('refresh', retryAfter);
  return sendOperatorPage(
    reply,
    renderOperatorPage({
      site,
      title,
      body: html`<p>Its pages are being prepared. This page asks for them every ${retryAfter} seconds.</p>`,
    }),
  );
}
