import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fast: the page is compressed for this one answer. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

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
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(await brotli(html, { params }));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(html));
  return reply.send(html);
}
