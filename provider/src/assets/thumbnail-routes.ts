import { PictureQuery } from '@emberclutch/contract/asset/input/picture-query.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import { clientShare } from '@emberclutch/server/shares/client-address.ts';
import { readAcceptedEncoding } from '@emberclutch/server/http/accepted-encoding.ts';
import { AssetParams } from './asset-params.ts';
import { pictureHeaders } from './picture-headers.ts';

const pictureAnswer = {
  description: 'The picture',
  content: { 'image/svg+xml': { schema: z.instanceof(Buffer) } },
};

/** Mounted in the public scope. Pages of any origin may show the pictures. */
export const thumbnailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/assets/:id/thumbnail.svg',
    {
      schema: {
        operationId: 'getThumbnail',
        summary: 'Get the thumbnail of an asset',
        problems: ['not_found'],
        answerHeaders: ['Cache-Control', 'ETag'],
        params: AssetParams,
        querystring: PictureQuery,
        response: { 200: pictureAnswer, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const found = await app.thumbnails.get(params.id, query.v, clientShare(request));
      const caching = {
        ...pictureHeaders(found, 5),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      };
      if (matchesEtag(request, found.etag)) return reply.headers(caching).status(304).send();

      const encoding = readAcceptedEncoding(request);
      const br = encoding === 'br' ? await found.renderSmaller() : null;
      const gzip = br ?? (await found.render());
      // Headers are set only after the drawing, because a failure must not be cached.
      reply.headers(caching);
      reply.type('image/svg+xml');
      if (br) return reply.header('content-encoding', 'br').send(br);
      if (encoding !== null) return reply.header('content-encoding', 'gzip').send(gzip);
      return reply.send(gunzipSync(gzip));
    },
  );
};
