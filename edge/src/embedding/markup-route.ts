import type { FastifyPluginAsync } from 'fastify';
import { markupPath, siteToken } from '@emberclutch/contract/site/page-protocol.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import type { Composition } from '../composition/composition.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { embedUrl } from '../releases/site-folder.ts';
import { anyOrigin } from './any-origin.ts';
import { baseOf } from './base-of.ts';

interface Options {
  readLive: () => Promise<Composition>;
  renderer: PageRenderer;
  readParts: LivePartsReader;
}

/**
 * The markup of an element with its cards, for servers of other sites: `/embed/v1/markup/hatchery?limit=6`. The same as a script for
 * pages that no server writes: `/embed/v1/markup/hatchery.js?limit=6`. Rendered by the live host, with the address of the site filled
 * in here.
 */
export const markupRoute: FastifyPluginAsync<Options> = async (app, { readLive, renderer, readParts }) => {
  app.get<{ Params: { name: string } }>(`${markupPath}:name`, async (request, reply) => {
    const live = await readLive();
    const isScript = request.params.name.endsWith('.js');
    const parts = live.embed?.style === undefined ? null : await readParts();
    const rendered = parts && (await renderer.read(parts, request.url));
    const html = rendered?.html.replaceAll(siteToken, escapeHtml(baseOf(live, request)));
    if (isScript && live.embed)
      return reply
        .headers({ ...anyOrigin, 'cache-control': html ? cacheControl : 'no-cache' })
        .type('text/javascript; charset=utf-8')
        .send(html || loader);
    if (!parts) return refuse(reply, 404, 'This release renders no elements for other sites.');
    if (html === undefined) return refuse(reply, 503, 'The element could not be rendered in time.');
    if (html === '') return refuse(reply, 404, 'No such element, or not with these options.');
    return reply
      .headers({
        ...anyOrigin,
        'cache-control': cacheControl,
        // It is meant for pages of other sites. Opened directly, it can do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
};

/** Servers and browsers may keep it. The element reads again when it is shown. */
const cacheControl = 'public, max-age=30';

/** The script of an element that cannot be rendered now: the page loads no other one. */
const loader = `import(new URL('/${embedUrl}/emberclutch.js', import.meta.url).href);\n`;
