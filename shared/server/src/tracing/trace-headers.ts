import { context, propagation } from '@opentelemetry/api';
import { tracingState } from './tracing-state.ts';

/** The `traceparent` for a request to another process of ours, in place of what a client sent. */
export function traceHeaders(): { traceparent: string | undefined; tracestate: undefined } {
  const headers: Record<string, string> = {};
  if (tracingState.isOn) propagation.inject(context.active(), headers);
  return { traceparent: headers['traceparent'], tracestate: undefined };
}
