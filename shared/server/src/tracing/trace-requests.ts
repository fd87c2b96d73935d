import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tracingState } from './tracing-state.ts';

interface Options {
  /** Whether the `traceparent` of a request comes from our own edge: with a stranger's, the stranger would decide what is traced. */
  trustsParent: boolean;
}

interface Traced {
  span: Span;
  context: Context;
}

/**
 * Traces every request, under the pattern of its route. A span has no address, no name and no query of the client. Without
 * tracing it adds no hook.
 */
export const traceRequests = fp<Options>(
  async (app, { trustsParent }) => {
    // An edge with the provider inside registers it twice.
    if (!tracingState.isOn || app.hasDecorator('tracesRequests')) return;
    app.decorate('tracesRequests', true);
    const tracer = trace.getTracer('emberclutch');
    const traced = new WeakMap<object, Traced>();
    const enter = ({ raw }: FastifyRequest, done: () => void) => {
      const { context: ofRequest } = traced.get(raw) ?? {};
      if (ofRequest) context.with(ofRequest, done);
      else done();
    };

    app.addHook('onRequest', (request, _reply, done) => {
      const parent = trustsParent ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const route = request.routeOptions.url ?? 'unknown';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      // One that is not sampled costs nothing further: it has no context, so that what it does starts no spans either.
      if (!span.isRecording()) return done();
      traced.set(request.raw, { span, context: trace.setSpan(parent, span) });
      enter(request, done);
    });
    // The body arrives in the context of its socket.
    app.addHook('preValidation', (request, _reply, done) => enter(request, done));
    app.addHook('onResponse', ({ raw }, { statusCode }, done) => {
      const span = traced.get(raw)?.span;
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  },
  { name: 'trace-requests' },
);
