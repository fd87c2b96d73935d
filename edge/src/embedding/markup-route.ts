import type { FastifyPluginAsync } from 'fastify';
import { markupPath, siteToken } from '@emberclutch/contract/site/page-protocol.ts';
import { escapeHtml } from '@emberclutch/contract/site/escape-html.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import type { Composition } from '../composition/composition.ts';
import type { LivePartsReader } from '../composition/live-parts-reader.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { anyOrigin } from './any-origin.ts';
import { baseOf } from './base-of.ts';

interface Options {
  readLive: () => Promise<Composition>;
  renderer: PageRenderer;
  readParts: LivePartsReader;
}

/** Seconds for which a server may keep the markup. The element reads again when it is shown. */
const maxAge = 30;

/**
 * The markup of an element with its cards, for servers of other sites: `/embed/v1/markup/hatchery?limit=6`. Rendered by the live
 * host, with the address of the site filled in here.
 */
export const markupRoute: FastifyPluginAsync<Options> = async (app, { readLive, renderer, readParts }) => {
  app.get<{ Params: { name: string } }>(`${markupPath}:name`, async (request, reply) => {
    const live = await readLive();
    const parts = live.embed?.style === undefined ? null : await readParts();
    if (!parts) return refuse(reply, 404, 'This release renders no elements for other sites.');
    const rendered = await renderer.read(parts, request.url);
    if (!rendered) return refuse(reply, 503, 'The element could not be rendered in time.');
    if (rendered.html === '') return refuse(reply, 404, 'No such element, or not with these options.');
    return reply
      .headers({
        ...anyOrigin,
        'cache-control': `public, max-age=${maxAge}`,
        // It is meant for pages of other sites. Opened directly, it can do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('text/html; charset=utf-8')
      .send(rendered.html.replaceAll(siteToken, escapeHtml(baseOf(live, request))));
  });
};
