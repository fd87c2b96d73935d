import fp from 'fastify-plugin';
import { maxInFlightPerNetwork, RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { ProblemError } from './problem-error.ts';

/** Responds with 429 to a network that sends too many requests, and starts the requests of others a few at a time. */
export const limitRequests = fp<{ perSecond: number }>(
  async (app, { perSecond }) => {
    const limiter = new RequestLimiter({ perSecond, maxInFlight: maxInFlightPerNetwork });
    app.addHook('onRequest', (request, reply, done) => {
      if (limiter.admit(request, reply, done)) return;
      const message = 'Too many requests came from your network. Please wait a little.';
      done(new ProblemError('too_many_requests', message, { retryAfter: 2 }));
    });
  },
  { name: 'limit-requests' },
);
