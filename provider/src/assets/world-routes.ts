import { Problem } from '@emberclutch/shared/contract/problem';
import { WorldClock, WorldDragonsAnswer, WorldDragonsQuery } from '@emberclutch/shared/contract/world';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Mounted in the public scope. An addition to the specification: clients must work without it. */
export const worldRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/world/dragons',
    {
      schema: {
        summary: 'Every hatched dragon, in short',
        querystring: WorldDragonsQuery,
        response: { 200: WorldDragonsAnswer, '4xx': Problem },
      },
    },
    ({ query }) => app.world.listDragons(query.since),
  );

  app.get(
    '/v1/world/clock',
    { schema: { summary: 'Server time in milliseconds', response: { 200: WorldClock } } },
    (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { now: app.world.now() };
    },
  );
};
