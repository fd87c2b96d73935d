import { Availability } from '@emberclutch/shared/contract/spawn';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nowInSeconds } from '../../platform/clock.ts';
import { getAvailability } from './availability.ts';

/** Mounted where anyone may ask: who is signed in sees their own keys as well. */
export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/eggs/available',
    { schema: { summary: 'What can be bought now', response: { 200: Availability } } },
    (request, reply) => {
      if (request.visitor) reply.header('cache-control', 'private, no-store');
      return getAvailability(app.db, request.visitor?.id ?? null, nowInSeconds(app.clock));
    },
  );
};
