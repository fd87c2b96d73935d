import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span in an OTLP message. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

interface TraceRequest {
  resourceSpans: {
    resource: { attributes: CollectedSpan['attributes'] };
    scopeSpans: { spans: CollectedSpan[] }[];
  }[];
}

/** Opens a local collector that receives traces by OTLP over HTTP, in JSON. */
export async function openCollector() {
  const requests: TraceRequest[] = [];
  const server = createServer(async (request, response) => {
    const isTraceRequest = request.method === 'POST' && request.url === '/v1/traces';
    if (isTraceRequest) requests.push((await json(request)) as TraceRequest);
    response.writeHead(isTraceRequest ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    listSpans: () =>
      requests.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    listServiceNames: () =>
      requests.flatMap(({ resourceSpans }) =>
        resourceSpans.map(
          ({ resource }) => resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue,
        ),
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export const findAttribute = ({ attributes }: CollectedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;
