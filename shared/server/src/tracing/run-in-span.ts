import type { Attributes } from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
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
