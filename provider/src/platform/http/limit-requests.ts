import fp from 'fastify-plugin';
import { isLoopback } from './is-loopback.ts';
import { ProblemError } from './problem-error.ts';
import type { RequestLimits } from './request-limiter.ts';
import { RequestLimiter } from './request-limiter.ts';

/** Answers the requests of a network that sends too many with 429. Requests of this machine are not limited. */
export const limitRequests = fp<RequestLimits>(
  async (app, limits) => {
    const limiter = new RequestLimiter(limits);
    app.addHook('onRequest', ({ ip }, reply, done) => {
      if (isLoopback(ip)) return done();
      const leave = limiter.enter(ip);
      if (leave === null) return done(tooMany());
      // Emitted once, also where the client goes away before it has its answer.
      reply.raw.on('close', leave);
      done();
    });
  },
  { name: 'limit-requests' },
);

const tooMany = () =>
  new ProblemError('too_many_requests', 'Too many requests came from your network. Please wait a little.', {
    retryAfter: 2,
  });
