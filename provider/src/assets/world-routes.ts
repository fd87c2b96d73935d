import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { WorldDragonsQuery } from '@emberclutch/contract/world/input/world-dragons-query.ts';
import { WorldClock } from '@emberclutch/contract/world/world-clock.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import { readClientShare } from '@emberclutch/server/shares/client-address.ts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Readable } from 'node:stream';
import { readAcceptedEncoding } from '@emberclutch/server/http/accepted-encoding.ts';

/** Mounted in the public scope. Not in the specification, so clients must also work without it. */
export const worldRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/world/dragons',
    {
      schema: {
        operationId: 'listWorldDragons',
        summary: 'List all hatched dragons in a compact form',
        querystring: WorldDragonsQuery,
        response: { 200: schemaOf(WorldDragons) },
      },
    },
    async (request, reply) => {
      const dragons = await app.world.listDragons(request.query.since);
      reply.headers({ etag: dragons.etag, vary: 'Accept-Encoding' }).type('application/json; charset=utf-8');
      if (matchesEtag(request, dragons.etag)) return send(reply, '');
      const encoding = readAcceptedEncoding(request);
      // The pieces are already serialized, and sent one by one, because the list may have a million entries.
      if (encoding === null) return send(reply, Readable.from(dragons.pieces));
      const compressedResponse = await app.world.compress(dragons, encoding, readClientShare(request));
      return send(reply.header('content-encoding', encoding), compressedResponse);
    },
  );

  app.get(
    '/v1/world/clock',
    {
      schema: {
        operationId: 'getWorldClock',
        summary: 'Get the time of the server, in milliseconds since 1970-01-01T00:00:00Z',
        response: { 200: schemaOf(WorldClock) },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { now: app.world.now() };
    },
  );
};

/** Sends JSON that is already serialized. */
const send = (reply: FastifyReply, json: string | Buffer | Readable) => reply.send(json);
