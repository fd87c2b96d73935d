import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { Availability } from '@emberclutch/contract/spawn/availability.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Mounted in the public scope. A signed-in client also receives the gateway keys of its account. */
export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/eggs/available',
    {
      schema: {
        operationId: 'getAvailability',
        summary: 'Get fees, limits and stock of the open spawn cycle',
        description: 'With a session, also the unused gateway keys of the account.',
        response: { 200: schemaOf(Availability) },
      },
    },
    (request, reply) => {
      if (request.visitor) reply.header('cache-control', 'private, no-store');
      return app.availability.getAvailability(request.visitor?.id ?? null);
    },
  );
};
