import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import type { FinishedPage } from './finished-page.ts';
import { encodingFor } from './pack-html.ts';

/** Answers HTML that was made for this moment. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: FinishedPage) {
  const { etag, link } = page;
  const encoding = encodingFor(request);
  const vary = reply.getHeader('vary');
  void reply.headers({
    etag,
    ...(link !== null && { link }),
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  });
  if (matchesEtag(request, etag)) return reply.status(304).send();

  void reply.type('text/html; charset=utf-8');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await page.in(encoding));
}
