import type { Context } from '@opentelemetry/api';
import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { tracingState } from '@emberclutch/server/tracing/tracing-state.ts';

/** The context of the current request if it is traced; otherwise undefined. */
export function tracedContext(): Context | undefined {
  if (!tracingState.isOn) return undefined;
  const active = context.active();
  return trace.getSpan(active) ? active : undefined;
}

/**
 * Runs the work of a batch in the context of the first traced request in it, or in none. Otherwise it would run in the context of
 * the request that started the loop, which may have been answered long ago.
 */
export function runInContext<Result>(
  batch: Iterable<{ context: Context | undefined }>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracingState.isOn) return work();
  for (const { context: traced } of batch) if (traced) return context.with(traced, work);
  return tracedContext() ? context.with(ROOT_CONTEXT, work) : work();
}
