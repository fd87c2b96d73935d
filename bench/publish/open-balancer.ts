import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface Balancer {
  /** Without a slash at the end. */
  url: string;
  /** Number of reads that were repeated at another edge, because the first one broke the connection. */
  repeats: () => number;
  close: () => Promise<void>;
}

/** Milliseconds after which a request fails while no edge answers. */
const patienceMs = 30_000;
const pauseMs = 100;

/**
 * Balances requests over several edges in turn. If an edge breaks the connection, a read goes to another edge, and a
 * write is answered with 502.
 * @param edges addresses of the running edges
 */
export async function openBalancer(edges: () => readonly string[]): Promise<Balancer> {
  let turn = 0;
  let repeats = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const body = isRead ? null : await buffer(request);
    for (const deadline = performance.now() + patienceMs; performance.now() < deadline;) {
      const all = edges();
      const edge = all[(turn += 1) % Math.max(all.length, 1)];
      const read =
        edge === undefined ? null : await forward(edge + url, { method, headers: headersOf(request), body });
      if (read) return void response.writeHead(read.status, read.headers).end(read.content);
      if (!isRead) break;
      if (edge !== undefined) repeats += 1;
      await wait(pauseMs);
    }
    response.writeHead(502).end('No edge answered.');
  };
  // Longer than a reader in this busy process leaves a connection unused, because a connection that closes at that
  // moment would count as a fault.
  const server = createServer(
    { keepAliveTimeout: 600_000 },
    (request, response) => void answer(request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    repeats: () => repeats,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Forwarded {
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** @returns null if the answer was not complete */
async function forward(url: string, { method, headers, body }: Forwarded) {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: new Uint8Array(body) }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type');
    return { status: answer.status, content, headers: type === null ? {} : { 'content-type': type } };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The headers that the edge uses. */
const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['authorization', 'content-type'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
