import type { Attributes } from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, trace, context, propagation } from '@opentelemetry/api';
import { tracingState } from './tracing-state.ts';

/** Runs a call to another service in a span. Without tracing, it only runs the call. */
export async function runInSpan<Result>(
  name: string,
  attributes: Attributes,
  call: () => Promise<Result>,
): Promise<Result> {
  if (!tracingState.isOn) return call();
  const tracer = trace.getTracer('emberclutch');
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await call();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Tells another process not to trace a request (W3C Trace Context, section 3.2). Its ids belong to no trace. */
const untracedParent = `00-${'1'.padStart(32, '0')}-${'1'.padStart(16, '0')}-00`;

/** Creates the `traceparent` of a request to another of our processes; it replaces the header of the client. */
export function createTraceHeaders(): { traceparent: string | undefined; tracestate: undefined } {
  const headers: Record<string, string> = {};
  if (!tracingState.isOn) return { traceparent: undefined, tracestate: undefined };
  propagation.inject(context.active(), headers);
  // The other process follows the sampling decision of this process instead of sampling again.
  return { traceparent: headers['traceparent'] ?? untracedParent, tracestate: undefined };
}
