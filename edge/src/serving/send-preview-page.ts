import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { Composition } from '../composition/composition.ts';
import { fillPreview } from '../composition/template-tokens.ts';

const compress = promisify(brotliCompress);

/** Fast: the page is compressed for this one answer. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

interface PreviewPage {
  site: Composition['site'];
  /** Path of the page. */
  pathname: string;
  /** Absolute path of its template. */
  template: string;
  preview: PagePreview;
}

/**
 * Answers a page about one thing, with its title, description and picture filled in. All values are escaped; nothing is
 * added that the policy of the site would have to allow.
 */
export async function sendPreviewPage(request: FastifyRequest, reply: FastifyReply, page: PreviewPage) {
  const { site, pathname, template, preview } = page;
  const base = site.publicUrl ?? '';
  const picture = absolute(preview.picture.url, site.apiBase || base);
  const firstPicture = preview.firstPicture ? absolute(preview.firstPicture, site.apiBase) : null;
  const html = fillPreview(await readFile(template, 'utf8'), {
    title: preview.title,
    description: preview.description,
    url: base + pathname.replace(/\/+$/, ''),
    picture,
    pictureAlt: preview.picture.alt,
    firstPicture: firstPicture ?? picture,
  });
  // Weak: the compressed page and the plain one have the same.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const vary = reply.getHeader('vary');
  void reply.headers({
    etag,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  });
  if (firstPicture !== null) void reply.header('link', preloadHeader(firstPicture));
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();

  void reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, { params }));
}

/** Requests the picture like the `img` element of the page, before any script has run. */
const preloadHeader = (url: string) => `<${encodeURI(url)}>; rel=preload; as=image; fetchpriority=high`;

const absolute = (url: string, base: string) => (url.startsWith('/') ? `${base}${url}` : url);
