import fp from 'fastify-plugin';
import type { RequestLimits } from '@emberclutch/server/shares/request-limiter.ts';
import { RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { ProblemError } from './problem-error.ts';

/** Responds with 429 to a network that sends too many requests, and starts the requests of others a few at a time. */
export const limitRequests = fp<RequestLimits>(
  async (app, limits) => {
    const limiter = new RequestLimiter(limits);
    app.addHook('onRequest', (request, reply, done) => {
      if (limiter.admit(request, reply, done)) return;
      const message = 'Too many requests came from your network. Please wait a little.';
      done(new ProblemError('too_many_requests', message, { retryAfter: 2 }));
    });
  },
  { name: 'limit-requests' },
);
