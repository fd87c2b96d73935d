import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { WorldDragonsQuery } from '@emberclutch/contract/world/input/world-dragons-query.ts';
import { WorldClock } from '@emberclutch/contract/world/world-clock.ts';
import type { WorldDragons as WorldDragonsAnswer } from '@emberclutch/contract/world/world-dragons.ts';
import { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Mounted in the public scope. An addition to the specification, which clients must be able to do without. */
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
      // Not validated: the compiler has checked the type of the answer, which may have a million entries.
      serializerCompiler: () => (dragons: WorldDragonsAnswer) => app.world.send(dragons).json,
    },
    async ({ query }, reply) => {
      const dragons = await app.world.listDragons(query.since);
      reply.header('etag', app.world.send(dragons).etag);
      return dragons;
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
