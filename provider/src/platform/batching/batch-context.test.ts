import { setImmediate as nextTurn } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
import { openCollector } from '@emberclutch/server/testing/open-collector.ts';
import { startTracing } from '@emberclutch/server/tracing/start-tracing.ts';
import { BatchReader } from './batch-reader.ts';
import { BatchWriter } from './batch-writer.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
let stop: () => Promise<void>;
beforeEach(async () => {
  collector = await openCollector();
  const tracing = { endpoint: collector.url, serviceName: null, ratio: 1 };
  stop = await startTracing({ tracing }, 'emberclutch-provider');
});
afterEach(async () => {
  await stop();
  await collector.close();
});

/** Traces a statement of a batch as the database does: only for traced requests. */
function traceStatement(name: string): void {
  if (trace.getActiveSpan()) trace.getTracer('test').startSpan(name).end();
}

/** Creates batchers whose first batch is in progress until `endFirst` is called. */
function createBatchers() {
  const { promise: first, resolve: endFirst } = Promise.withResolvers<void>();
  const reader = new BatchReader<string>(async (keys) => {
    traceStatement(`read ${keys.join()}`);
    await first;
    return keys;
  });
  const writer = new BatchWriter<{ accountId: string }, string>(async (requests, settle) => {
    traceStatement(`write ${requests.map(({ accountId }) => accountId).join()}`);
    await first;
    settle(requests.map((request) => [request, { result: request.accountId }]));
  });
  const send = (id: string) => Promise.all([reader.find(id), writer.add({ accountId: id })]);
  return { send, endFirst };
}

const traceRequest = async <Result>(name: string, call: () => Promise<Result>): Promise<Result> => {
  const span = trace.getTracer('test').startSpan(name);
  const result = await context.with(trace.setSpan(context.active(), span), call);
  span.end();
  return result;
};

/** @returns the names of spans, each with the name of its parent span */
async function collectSpans(): Promise<Record<string, string | undefined>> {
  await stop();
  const spans = collector.listSpans();
  return Object.fromEntries(
    spans.map(({ name, parentSpanId }) => [name, spans.find(({ spanId }) => spanId === parentSpanId)?.name]),
  );
}

it('traces each batch in the context of one of its requests, not of the request that started the loop', async () => {
  const { send, endFirst } = createBatchers();

  const first = traceRequest('first', () => send('a'));
  await nextTurn();
  await nextTurn();
  const otherRequests = [send('untraced')];
  endFirst();
  await first;
  otherRequests.push(traceRequest('second', () => send('b')));
  await Promise.all(otherRequests);

  expect(await collectSpans()).toEqual({
    first: undefined,
    'read a': 'first',
    'write a': 'first',
    second: undefined,
    'read untraced,b': 'second',
    'write b': 'second',
  });
});
