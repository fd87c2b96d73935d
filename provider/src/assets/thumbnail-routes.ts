import { artVersion } from '@emberclutch/shared/art/art-version';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { nowInSeconds } from '../platform/clock.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findAsset } from './asset-repository.ts';
import { subjectsUntil } from './media.ts';
import { ThumbnailCache } from './thumbnail-cache.ts';
import { PictureSubject, subjectOf } from './present-asset.ts';
import { AssetParams } from './asset-params.ts';

/** `1-sealed`: the version of the drawing, and what is drawn. Anything else means "as it is now". */
const PictureQuery = z.object({ v: z.optional(z.string().check(z.maxLength(40))) });

const pictureAnswer = {
  description: 'The picture',
  content: { 'image/svg+xml': { schema: z.instanceof(Buffer) } },
};

/** The pictures of all assets, drawn from what is stored. Anybody may see them, on any page. */
export const thumbnailRoutes: FastifyPluginAsyncZod = async (app) => {
  const book = new ThumbnailCache();

  app.get(
    '/v1/assets/:id/thumbnail.svg',
    {
      schema: {
        summary: 'Its picture',
        params: AssetParams,
        querystring: PictureQuery,
        response: { 200: pictureAnswer, 304: z.undefined() },
      },
    },
    async ({ params, query, headers }, reply) => {
      const asset = await findAsset(app.db, params.id);
      if (!asset || (asset.type === 'DRAGON' && asset.genome === null))
        throw new ProblemError('not_found', `There is no picture of asset ${params.id}.`);

      const present = subjectOf(asset, nowInSeconds(app.clock));
      const asked = parseVersion(query.v);
      // What is still ahead of an egg is not shown to whoever guesses its address.
      const isSettled = asked !== null && subjectsUntil(present).includes(asked.subject);
      const subject = isSettled ? asked.subject : present;
      const etag = `"${artVersion}-${asset.id}-${subject}"`;
      reply.headers({
        etag,
        'cache-control':
          isSettled && asked.version === artVersion
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=5',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
      });
      if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();

      const picture = book.open(asset, subject);
      const takesGzip = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
      if (takesGzip) reply.header('content-encoding', 'gzip');
      return reply.type('image/svg+xml').send(takesGzip ? picture : gunzipSync(picture));
    },
  );
};

function parseVersion(v: string | undefined): { version: number; subject: PictureSubject } | null {
  const [, version, word] = /^(\d{1,6})-([a-z]+)$/.exec(v ?? '') ?? [];
  const subject = z.safeParse(PictureSubject, word);
  return subject.success ? { version: Number(version), subject: subject.data } : null;
}
