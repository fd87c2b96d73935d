import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import type * as Sdk from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './tracing-settings.ts';
import { tracingState } from './tracing-state.ts';

/**
 * Starts tracing for this process, before anything that has traces is opened. Without a collector, it loads no library.
 * @param name name of the process if OTEL_SERVICE_NAME is not set
 * @returns a function that sends the remaining spans and ends tracing
 */
export async function startTracing({ tracing }: TracingSettings, name: string): Promise<() => Promise<void>> {
  if (tracing.endpoint === null) return async () => undefined;
  const [{ AsyncLocalStorageContextManager }, core, { OTLPTraceExporter }, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': tracing.serviceName ?? name })),
    // Requests are sampled before they get a span.
    sampler: new sdk.ParentBasedSampler({
      root: createSampler(new sdk.TraceIdRatioBasedSampler(tracing.ratio), sdk),
    }),
    // Its queue is bounded: it drops spans while the collector does not answer.
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${tracing.endpoint.replace(/\/+$/, '')}/v1/traces` }),
        exportTimeoutMillis: 5_000,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  Object.assign(tracingState, { isOn: true, ratio: tracing.ratio });
  return async () => {
    tracingState.isOn = false;
    // An unreachable collector must not prevent the process from ending.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Creates a sampler that keeps every request, because `traceRequests` has already sampled them. `sampler` decides about other root spans. */
const createSampler = (sampler: Sdk.Sampler, { SamplingDecision }: typeof Sdk): Sdk.Sampler => ({
  shouldSample: (...span) =>
    span[3] === SpanKind.SERVER
      ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
      : sampler.shouldSample(...span),
  toString: () => sampler.toString(),
});
