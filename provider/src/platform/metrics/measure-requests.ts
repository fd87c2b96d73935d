import fp from 'fastify-plugin';

/** Measures every request of the provider under the pattern of its route, so that ids do not become figures of their own. */
export const measureRequests = fp(async (app) => {
  app.addHook('onResponse', ({ routeOptions, method }, reply, done) => {
    const route = routeOptions.url ?? 'unknown';
    app.meters.countRequest({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
});
