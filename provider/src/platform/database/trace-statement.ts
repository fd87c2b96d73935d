import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { tracingState } from '@emberclutch/server/tracing/tracing-state.ts';

/** Maximum length of a statement's text. Longer statements are cut, because they repeat the same parts. */
const maxLength = 1_000;

/**
 * For `log` of Kysely: creates a span for every statement of a traced request, with its text but without its parameters. Ignores
 * statements of other requests and of jobs.
 */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (!trace.getActiveSpan()) return;
  const endTime = Date.now();
  const statement = query.sql.trimStart();
  const operation = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'statement';
  const span = trace.getTracer('emberclutch').startSpan(`postgresql ${operation}`, {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': statement.slice(0, maxLength),
    },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

/** Creates the `log` option of a new Kysely; an empty object while tracing is off. */
export const createStatementLog = () => (tracingState.isOn ? { log: traceStatement } : {});
