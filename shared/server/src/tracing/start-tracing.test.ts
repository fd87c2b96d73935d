import Fastify from 'fastify';
import { attributeOf, openCollector } from '../testing/open-collector.ts';
import { runInSpan, createTraceHeaders } from './run-in-span.ts';
import { startTracing } from './start-tracing.ts';
import { traceRequests } from './trace-requests.ts';
import { tracingSettings } from './tracing-settings.ts';

const stranger = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** An app whose one route calls another service. */
async function openApp(trustsParent: boolean) {
  const app = Fastify();
  await app.register(traceRequests, { trustsParent });
  app.post('/things/:id', () => runInSpan('mail send', {}, async () => createTraceHeaders()));
  app.get('/headers', async () => createTraceHeaders());
  app.get('/broken', () => runInSpan('stripe GET', {}, () => Promise.reject(new Error('no'))));
  return app;
}

const post = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.inject({
    method: 'POST',
    url: '/things/12?email=a@example.com',
    headers: { traceparent: stranger },
    payload: { a: 1 },
  });

it('the process sends the spans of a request to the collector of the usual variable', async () => {
  const collector = await openCollector();
  const settings = tracingSettings.read({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'ember',
  });
  const stop = await startTracing(settings, 'unnamed');
  const app = await openApp(true);

  const { traceparent } = (await post(app)).json<{ traceparent: string }>();
  await app.inject('/broken');
  await stop();

  const [call, request, failedCall, failedRequest] = collector.listSpans();
  expect(collector.listServiceNames()).toEqual(['ember']);
  expect(request).toMatchObject({ name: 'POST /things/:id', kind: 2, parentSpanId: 'b7ad6b7169203331' });
  expect(call).toMatchObject({ name: 'mail send', kind: 3, parentSpanId: request?.spanId });
  expect(traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(request && attributeOf(request, 'http.route')).toBe('/things/:id');
  expect([failedCall?.status.code, failedRequest?.status.code]).toEqual([2, 2]);
  expect(JSON.stringify(collector.listSpans())).not.toMatch(/example\.com|127\.0\.0\.1/);
  await collector.close();
});

it('the process does not let another client decide which trace a request belongs to', async () => {
  const collector = await openCollector();
  const stop = await startTracing(tracingSettings.read({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), 'e');

  await post(await openApp(false));
  await stop();

  const request = collector.listSpans().find(({ name }) => name === 'POST /things/:id');
  expect(request?.traceId).not.toContain('0af7651916cd43dd');
  expect(request?.parentSpanId ?? '').toBe('');
  await collector.close();
});

it('the process traces the configured share, and tells other processes which requests are not traced', async () => {
  const collector = await openCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' };
  const stop = await startTracing(tracingSettings.read(settings), 'e');

  const { traceparent } = (await post(await openApp(true))).json<{ traceparent: string }>();
  const untraced = await (await openApp(false)).inject('/headers');
  await stop();

  expect(untraced.json<{ traceparent: string }>().traceparent).toMatch(/-00$/);
  // The other request has a parent that decided to trace it.
  expect(traceparent).toMatch(/-01$/);
  expect(collector.listSpans().map(({ name }) => name)).toEqual(['mail send', 'POST /things/:id']);
  await collector.close();
});

it('the process adds nothing to a request if no collector is set', async () => {
  const stop = await startTracing(tracingSettings.read({}), 'e');
  const app = await openApp(true);

  expect((await post(app)).json()).toEqual({});
  expect(app.hasDecorator('tracesRequests')).toBe(false);
  await stop();
});

it('the process stops even if the collector is gone', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '100' };
  const stop = await startTracing(tracingSettings.read(settings), 'e');

  await post(await openApp(false));

  await expect(stop()).resolves.toBeUndefined();
});
