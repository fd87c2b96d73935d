import type { FastifyPluginAsync } from 'fastify';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { callerOf } from '../rendering/caller.ts';
import type { Caller } from '../rendering/caller.ts';
import { anyOrigin } from './any-origin.ts';
import { baseOf } from './base-of.ts';
import { assetFrame, framePolicy } from './asset-frame.ts';
import { assetAddress, assetFramePath, assetOf, pictureAddress, previewCallOf } from './asset-of.ts';
import { oembed } from './oembed.ts';

interface Options {
  readLive: () => Promise<CompositionParts>;
  /** Null if the provider did not answer; `missing` if it has no such asset. */
  readPreview: (apiBase: string, call: string, caller: Caller) => Promise<PagePreview | 'missing' | null>;
}

type Query = Partial<Record<string, string | string[]>>;

/** The previews of pasted addresses on other sites: the oEmbed answer, and the frame that it names. */
export const shareRoutes: FastifyPluginAsync<Options> = async (app, { readLive, readPreview }) => {
  app.get<{ Querystring: Query }>('/oembed', async (request, reply) => {
    void reply.headers(anyOrigin);
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json') return refuse(reply, 501, 'Only JSON.');
    const live = await readLive();
    const base = baseOf(live, request);
    const id = typeof url === 'string' ? assetOf(live, base, url) : null;
    const preview =
      id && (await readPreview(live.site.config.apiBase, previewCallOf(id) ?? '', callerOf(request)));
    if (id === null || preview === 'missing') return refuse(reply, 404, 'No card for this address.');
    if (!preview) return refuse(reply, 503, 'The world cannot be reached right now.');
    const answer = oembed({
      site: { name: live.site.config.name, url: base },
      preview,
      picture: pictureAddress(live, base, preview.picture.url),
      frame: `${base}${assetFramePath(id)}`,
      maxWidth: sizeOf(maxwidth),
      maxHeight: sizeOf(maxheight),
    });
    return reply.header('cache-control', 'public, max-age=300').send(answer);
  });

  app.get<{ Params: { id: string }; Querystring: Query }>(assetFramePath(':id'), async (request, reply) => {
    const { params, query } = request;
    const live = await readLive();
    const { config, frameAncestors = ['*'] } = live.site;
    const { apiBase, imageOrigins = [], name, isDemonstration = false } = config;
    const base = baseOf(live, request);
    const call = previewCallOf(params.id);
    const address = assetAddress(live, base, params.id);
    const preview = call && address && (await readPreview(apiBase, call, callerOf(request)));
    if (!address || preview === null || preview === '' || preview === 'missing')
      return preview === null && call && address
        ? refuse(reply, 503, 'The world cannot be reached right now.')
        : refuse(reply, 404, 'No asset has this number.');
    const origins = [...(apiBase === '' ? [] : [new URL(apiBase).origin]), ...imageOrigins];
    const page = assetFrame({
      site: name,
      isDemonstration,
      preview,
      picture: pictureAddress(live, base, preview.firstPicture ?? preview.picture.url),
      address,
      theme: query['theme'] === 'light' || query['theme'] === 'dark' ? query['theme'] : null,
    });
    return reply
      .headers({
        'content-security-policy': framePolicy(origins, frameAncestors),
        'cache-control': 'public, max-age=60',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });
};

/** The maximum size in pixels that the consumer allows; unlimited by default. */
const sizeOf = (text: string | string[] | undefined) =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
