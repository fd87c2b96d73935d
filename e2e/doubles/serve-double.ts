import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { json, text } from 'node:stream/consumers';

/** The parts of a client's call that a provider double uses. */
export interface Call {
  /** The number in place of `:id` in the path; NaN if the route has none. */
  id: number;
  query: URLSearchParams;
  /** Empty for a call without a JSON body. */
  body: Record<string, unknown>;
  /** Session id of the Authorization header. */
  session: string | undefined;
}

export interface DoubleResponse {
  status?: number;
  /** A string to send unchanged, or any other value to send as JSON. */
  body?: unknown;
  contentType?: string;
  /** Milliseconds to wait before the response. */
  delay?: number;
  /** Where the double closes the connection too early; by default, it sends the whole response. */
  dropPoint?: 'beforeResponse' | 'withinBody';
}

/** Responses by method and path, such as `GET /v1/assets/:id`. The double answers any other call with 404. */
export type Routes = Record<string, (call: Call) => DoubleResponse>;

export interface Double {
  /** Without a trailing slash. */
  url: string;
  /** Method and path of the calls so far, without CORS preflights. */
  calls: string[];
  close: () => Promise<void>;
}

/**
 * Serves a provider double on a free port. Its CORS rules allow only the headers that section 7 of the specification names, for sessions and
 * JSON. The preflight of a request with any other header fails.
 */
export async function serveDouble(routes: Routes): Promise<Double> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void respond(request, response, routes, calls).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  server.listen(0, 'localhost', resolve);
  await isListening;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    calls,
    close: async () => {
      const { promise: isClosed, resolve: resolveClosed } = Promise.withResolvers<void>();
      server.close(() => resolveClosed());
      server.closeAllConnections();
      await isClosed;
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Routes,
  calls: string[],
): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
  allowOrigin(response, headers.origin);
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  calls.push(`${method} ${pathname}`);

  const route = routes[`${method} ${pathname}`] ?? routes[`${method} ${pathname.replace(/\/\d+/, '/:id')}`];
  const isJson = headers['content-type']?.startsWith('application/json');
  const content = route?.({
    id: Number(/\d+/.exec(pathname.replace('/v1/', ''))?.[0] ?? Number.NaN),
    query: searchParams,
    body: isJson ? ((await json(request)) as Record<string, unknown>) : (await text(request), {}),
    session: headers.authorization?.replace(/^Bearer /, ''),
  }) ?? { status: 404 };
  await sendResponse(response, content);
}

async function sendResponse(response: ServerResponse, content: DoubleResponse): Promise<void> {
  const { status = 200, body, contentType = 'application/json', delay = 0, dropPoint } = content;
  if (delay > 0) await wait(delay);
  if (dropPoint === 'beforeResponse') return void response.destroy();
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(text) });
  if (dropPoint !== 'withinBody') return void response.end(text);
  response.write(text.slice(0, text.length / 2));
  await wait(50); // The first half arrives meanwhile.
  response.destroy();
}

function allowOrigin(response: ServerResponse, origin: string | undefined): void {
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('vary', 'origin');
}

/** Reads the `count` of an offer in the body of a call. */
export const readCount = (offer: unknown) => Number(Reflect.get(Object(offer), 'count'));
