import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import fp from 'fastify-plugin';
import { tracingState } from './tracing-state.ts';

interface Options {
  /** Whether the `traceparent` of a request comes from our own edge. Other clients must not decide what is traced. */
  trustsParent: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    requestSpan: Span | null;
  }
}

/** Traces a share of the requests. Spans have the pattern of the route, but no client address, name of a person or query. */
export const traceRequests = fp<Options>(
  async (app, { trustsParent }) => {
    // An edge that contains the provider registers the plugin twice.
    if (!tracingState.isOn || app.hasDecorator('tracesRequests')) return;
    app.decorate('tracesRequests', true);
    app.decorateRequest('requestSpan', null);
    const tracer = trace.getTracer('emberclutch');

    app.addHook('onRequest', (request, _reply, done) => {
      // Untraced requests get neither a span nor a context: both would slow down the most frequent request of a sale.
      if (!isSampled(trustsParent ? request.headers.traceparent : undefined)) return done();
      const parent = trustsParent ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const route = request.routeOptions.url ?? 'unknown';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      if (!span.isRecording()) return done();
      request.requestSpan = span;
      // Everything after this hook runs in this context, because Fastify keeps it while it reads the body.
      context.with(trace.setSpan(parent, span), done);
    });
    app.addHook('onResponse', ({ requestSpan: span }, { statusCode }, done) => {
      if (span) {
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
      done();
    });
  },
  { name: 'trace-requests' },
);

/** Decides whether to trace a request. If another of our processes sent it, that process has decided; other requests are sampled. */
const isSampled = (traceparent: string | string[] | undefined): boolean =>
  traceparent === undefined ? Math.random() < tracingState.ratio : !String(traceparent).endsWith('-00');
