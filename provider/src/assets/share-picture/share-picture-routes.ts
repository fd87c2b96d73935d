import { PictureQuery } from '@emberclutch/contract/asset/input/picture-query.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import { clientShare } from '@emberclutch/server/shares/client-address.ts';
import { AssetParams } from '../asset-params.ts';
import { pictureHeaders } from '../picture-headers.ts';

const pictureAnswer = {
  description: 'The picture, 1200 by 630 px',
  content: { 'image/png': { schema: z.instanceof(Buffer) } },
};

/** Mounted in the public scope. Pages of any origin may show the pictures. */
export const sharePictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/assets/:id/share.png',
    {
      schema: {
        operationId: 'getSharePicture',
        summary: 'Get the picture of an asset for link previews',
        problems: ['not_found'],
        answerHeaders: ['Cache-Control', 'ETag'],
        params: AssetParams,
        querystring: PictureQuery,
        response: { 200: pictureAnswer, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const found = await app.sharePictures.get(params.id, query.v, clientShare(request));
      const headers = pictureHeaders(found, 60);
      if (matchesEtag(request, found.etag)) return reply.headers(headers).status(304).send();
      // Headers are set only after the drawing, because a failure must not be cached.
      const picture = await found.render();
      return reply.headers(headers).type('image/png').send(picture);
    },
  );
};
