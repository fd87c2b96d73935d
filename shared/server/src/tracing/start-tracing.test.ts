import Fastify from 'fastify';
import { findAttribute, openCollector } from '../testing/open-collector.ts';
import { runInSpan, createTraceHeaders } from './run-in-span.ts';
import { startTracing } from './start-tracing.ts';
import { traceRequests } from './trace-requests.ts';
import { tracingSettings } from './tracing-settings.ts';

const foreignTraceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Opens an app whose routes call another service. */
async function openApp(trustsParent: boolean) {
  const app = Fastify();
  await app.register(traceRequests, { trustsParent });
  app.post('/things/:id', () => runInSpan('mail send', {}, async () => createTraceHeaders()));
  app.get('/headers', async () => createTraceHeaders());
  app.get('/broken', () => runInSpan('stripe GET', {}, () => Promise.reject(new Error('no'))));
  return app;
}

const postThing = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.inject({
    method: 'POST',
    url: '/things/12?email=a@example.com',
    headers: { traceparent: foreignTraceparent },
    payload: { a: 1 },
  });

it('the process sends the spans of a request to the collector of the usual variable', async () => {
  const collector = await openCollector();
  const settings = tracingSettings.read({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'ember',
  });
  const stopTracing = await startTracing(settings, 'unnamed');
  const app = await openApp(true);

  const { traceparent } = (await postThing(app)).json<{ traceparent: string }>();
  await app.inject('/broken');
  await stopTracing();

  const [call, request, failedCall, failedRequest] = collector.listSpans();
  expect(collector.listServiceNames()).toEqual(['ember']);
  expect(request).toMatchObject({ name: 'POST /things/:id', kind: 2, parentSpanId: 'b7ad6b7169203331' });
  expect(call).toMatchObject({ name: 'mail send', kind: 3, parentSpanId: request?.spanId });
  expect(traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(request && findAttribute(request, 'http.route')).toBe('/things/:id');
  expect([failedCall?.status.code, failedRequest?.status.code]).toEqual([2, 2]);
  expect(JSON.stringify(collector.listSpans())).not.toMatch(/example\.com|127\.0\.0\.1/);
  await collector.close();
});

it('the process does not allow other clients to choose the trace of a request', async () => {
  const collector = await openCollector();
  const stopTracing = await startTracing(
    tracingSettings.read({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    'e',
  );

  await postThing(await openApp(false));
  await stopTracing();

  const request = collector.listSpans().find(({ name }) => name === 'POST /things/:id');
  expect(request?.traceId).not.toContain('0af7651916cd43dd');
  expect(request?.parentSpanId ?? '').toBe('');
  await collector.close();
});

it('the process traces the configured share, and tells other processes which requests are not traced', async () => {
  const collector = await openCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' };
  const stopTracing = await startTracing(tracingSettings.read(settings), 'e');

  const { traceparent } = (await postThing(await openApp(true))).json<{ traceparent: string }>();
  const untracedResponse = await (await openApp(false)).inject('/headers');
  await stopTracing();

  expect(untracedResponse.json<{ traceparent: string }>().traceparent).toMatch(/-00$/);
  // The other request has a parent that decided to trace it.
  expect(traceparent).toMatch(/-01$/);
  expect(collector.listSpans().map(({ name }) => name)).toEqual(['mail send', 'POST /things/:id']);
  await collector.close();
});

it('the process adds nothing to a request if no collector is set', async () => {
  const stopTracing = await startTracing(tracingSettings.read({}), 'e');
  const app = await openApp(true);

  expect((await postThing(app)).json()).toEqual({});
  expect(app.hasDecorator('tracesRequests')).toBe(false);
  await stopTracing();
});

it('the process stops even if the collector is unreachable', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '100' };
  const stopTracing = await startTracing(tracingSettings.read(settings), 'e');

  await postThing(await openApp(false));

  await expect(stopTracing()).resolves.toBeUndefined();
});
