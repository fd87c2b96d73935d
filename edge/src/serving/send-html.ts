import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, packHtml } from './pack-html.ts';

/** Answers HTML that was made for this request, with a tag of its content. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  // Weak: the compressed page and the plain one have the same.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const vary = reply.getHeader('vary');
  void reply.headers({
    etag,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();

  void reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (encoding === 'identity') return reply.send(html);
  return reply.header('content-encoding', encoding).send(await packHtml(html, encoding));
}
