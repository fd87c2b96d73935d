import fp from 'fastify-plugin';
import type { Metrics } from './metrics.ts';

/** Measures every request of the provider by the pattern of its route, so that ids do not create separate series. */
export const measureRequests = fp<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', ({ routeOptions, method }, reply, done) => {
      const route = routeOptions.url ?? 'unknown';
      metrics.countRequest({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  },
  { name: 'measure-requests' },
);
