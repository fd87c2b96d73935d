import { PictureQuery } from '@emberclutch/contract/asset/input/picture-query.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import { readClientShare } from '@emberclutch/server/shares/client-address.ts';
import { readAcceptedEncoding } from '@emberclutch/server/http/accepted-encoding.ts';
import { EntityParams } from '@emberclutch/contract/shape/input/entity-params.ts';
import type { Picture } from './picture-service.ts';

const thumbnailResponse = {
  description: 'The picture',
  content: { 'image/svg+xml': { schema: z.instanceof(Buffer) } },
};

const shareResponse = {
  description: 'The picture, 1200 by 630 px',
  content: { 'image/png': { schema: z.instanceof(Buffer) } },
};

/** Mounted in the public scope. Pages of any origin may show the pictures. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/assets/:id/thumbnail.svg',
    {
      schema: {
        operationId: 'getThumbnail',
        summary: 'Get the thumbnail of an asset',
        problems: ['not_found'],
        responseHeaders: ['Cache-Control', 'ETag'],
        params: EntityParams,
        querystring: PictureQuery,
        response: { 200: thumbnailResponse, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const picture = await app.thumbnails.get(params.id, query.v, readClientShare(request));
      const headers = {
        ...composePictureHeaders(picture, 5),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      };
      if (matchesEtag(request, picture.etag)) return reply.headers(headers).status(304).send();

      // Headers are set only after the drawing, because a failure must not be cached.
      const gzip = await picture.render();
      reply.headers(headers).type('image/svg+xml');
      // Every client that accepts brotli also accepts gzip.
      return readAcceptedEncoding(request) === null
        ? reply.send(gunzipSync(gzip))
        : reply.header('content-encoding', 'gzip').send(gzip);
    },
  );

  app.get(
    '/v1/assets/:id/share.png',
    {
      schema: {
        operationId: 'getSharePicture',
        summary: 'Get the picture of an asset for link previews',
        problems: ['not_found'],
        responseHeaders: ['Cache-Control', 'ETag'],
        params: EntityParams,
        querystring: PictureQuery,
        response: { 200: shareResponse, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const sharePicture = await app.sharePictures.get(params.id, query.v, readClientShare(request));
      const headers = composePictureHeaders(sharePicture, 60);
      if (matchesEtag(request, sharePicture.etag)) return reply.headers(headers).status(304).send();
      // Headers are set only after the drawing, because a failure must not be cached.
      const png = await sharePicture.render();
      return reply.headers(headers).type('image/png').send(png);
    },
  );
};

/** Composes the headers of a picture. `maxAgeSeconds` applies to a picture without a version in its address. */
const composePictureHeaders = ({ etag, isImmutable }: Picture, maxAgeSeconds: number) => ({
  etag,
  'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAgeSeconds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});
