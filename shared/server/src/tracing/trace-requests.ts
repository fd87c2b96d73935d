import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tracingState } from './tracing-state.ts';

interface Options {
  /** Whether the `traceparent` of a request comes from our own edge. Other clients must not decide what is traced. */
  trustsParent: boolean;
}

interface Traced {
  span: Span;
  context: Context;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the request is not traced. */
    traced: Traced | null;
  }
}

/**
 * Traces a share of the requests, under the pattern of their route. Spans contain no client address, name or query. Without
 * tracing it adds no hook.
 */
export const traceRequests = fp<Options>(
  async (app, { trustsParent }) => {
    // An edge with the provider inside registers it twice.
    if (!tracingState.isOn || app.hasDecorator('tracesRequests')) return;
    app.decorate('tracesRequests', true);
    app.decorateRequest('traced', null);
    const tracer = trace.getTracer('emberclutch');
    const enter = ({ traced }: FastifyRequest, done: () => void) => {
      if (traced) context.with(traced.context, done);
      else done();
    };

    app.addHook('onRequest', (request, _reply, done) => {
      // Requests that are not traced get neither a span nor a context: both would slow down the most frequent request of a sale.
      if (!isDrawn(trustsParent ? request.headers.traceparent : undefined)) return done();
      const parent = trustsParent ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const route = request.routeOptions.url ?? 'unknown';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      if (span.isRecording()) request.traced = { span, context: trace.setSpan(parent, span) };
      enter(request, done);
    });
    // The body is read in the async context of the socket, so the context is entered again.
    app.addHook('preValidation', (request, _reply, done) => enter(request, done));
    app.addHook('onResponse', ({ traced }, { statusCode }, done) => {
      if (traced) {
        traced.span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) traced.span.setStatus({ code: SpanStatusCode.ERROR });
        traced.span.end();
      }
      done();
    });
  },
  { name: 'trace-requests' },
);

/** Whether a request is traced: our own process that sent it has decided, or it is sampled here. */
const isDrawn = (traceparent: string | string[] | undefined): boolean =>
  traceparent === undefined ? Math.random() < tracingState.ratio : !String(traceparent).endsWith('-00');
