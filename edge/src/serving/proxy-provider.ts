import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Problem } from '@emberclutch/contract/problem/problem.ts';
import { formatForwardedFor } from '@emberclutch/server/shares/client-address.ts';
import { createTraceHeaders } from '@emberclutch/server/tracing/run-in-span.ts';

const providerPaths = ['/v1', '/outbox', '/outbox.json'];

type Hooks = NonNullable<Parameters<FastifyReply['from']>[1]>;

/** Milliseconds after which a provider that sends nothing counts as unreachable. Browsers give up earlier. */
const silenceMs = 30_000;

/** Maximum connections to one provider: more than the concurrent requests of several networks, so that a lock does not wait for slow reads. */
const maxConnections = 1_024;

/** Milliseconds between two readiness checks. */
const pauseMs = 1_000;

/** Forwards API requests to providers in other processes. A read that a provider cannot answer is sent to the next provider. */
export const proxyProvider = fastifyPlugin<{ urls: string[] }>(
  async (app, { urls }) => {
    const upstreams = new Upstreams(urls);
    const upstreamUrls = new WeakMap<object, string>();

    if (urls.length > 1) {
      const timer = setInterval(() => void upstreams.check(), pauseMs);
      timer.unref();
      app.addHook('onClose', async () => clearInterval(timer));
    }

    const hooks: Hooks = {
      getUpstream: ({ raw }) => {
        const url = upstreams.chooseNext();
        upstreamUrls.set(raw, url);
        return url;
      },
      rewriteRequestHeaders: (request, headers) => ({
        ...filterHeaders(headers),
        // Replaces the value of the client, because rate limits count by this address.
        'x-forwarded-for': formatForwardedFor(request),
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        'x-request-id': request.id,
        ...createTraceHeaders(),
      }),
      // Otherwise, a client that requested the end of its connection would wait for the edge.
      rewriteHeaders: (headers) => filterHeaders(headers),
      // No retries: a 503 of the provider reaches the client unchanged.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        const { raw, method } = reply.request;
        // If the client went away, the provider may be reachable. Otherwise, a client could make all providers count as unreachable.
        if (raw.destroyed && !raw.readableEnded) return void sendUnavailable(reply);
        const isAnotherReady = upstreams.markUnreachable(upstreamUrls.get(raw) ?? '');
        if (isAnotherReady && method === 'GET') return void reply.from(undefined, hooks);
        reply.request.log.warn({ err: error }, 'the provider cannot be reached');
        return void sendUnavailable(reply);
      },
    };
    for (const prefix of providerPaths)
      await app.register(httpProxy, {
        upstream: '',
        prefix,
        rewritePrefix: prefix,
        replyOptions: hooks,
        undici: { connections: maxConnections, headersTimeout: silenceMs, bodyTimeout: silenceMs },
      });
  },
  { name: 'proxy-provider' },
);

function sendUnavailable(reply: Parameters<NonNullable<Hooks['onError']>>[0]) {
  const problem: Problem = {
    type: 'urn:emberclutch:problem:unavailable',
    title: 'Unavailable',
    status: 503,
    detail: 'The world cannot be reached right now. Please try again.',
    code: 'unavailable',
    requestId: reply.request.id,
  };
  return reply
    .status(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** Headers of the connection (RFC 9110, section 7.6.1), and `expect`, which the server of this process has already answered. */
const connectionHeaders = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers that a proxy forwards, in either direction: all except connection headers and headers that `connection` names. */
function filterHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const namedHeaders = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const isForwarded = (name: string) => !connectionHeaders.has(name) && !namedHeaders.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)));
}

/** Milliseconds after which a provider that has not answered counts as not ready. */
const timeoutMs = 2_500;

/** Distributes requests over the providers that are ready, in turn. */
export class Upstreams {
  readonly #urls: string[];
  #unready = new Set<string>();
  #requestCount = 0;
  #runningCheck: Promise<void> | null = null;

  /** @param urls base URLs, at least one */
  constructor(urls: string[]) {
    this.#urls = urls;
  }

  /** Returns the URL of the next provider. If none is ready, returns the URL of any provider, because its response describes the problem best. */
  chooseNext(): string {
    const readyUrls = this.#urls.filter((url) => !this.#unready.has(url));
    const candidates = readyUrls.length > 0 ? readyUrls : this.#urls;
    this.#requestCount += 1;
    return candidates[this.#requestCount % candidates.length] ?? '';
  }

  /** Skips a provider until the next check. @returns whether another provider is ready */
  markUnreachable(url: string): boolean {
    this.#unready.add(url);
    return this.#unready.size < this.#urls.length;
  }

  /** Checks the readiness of each provider. Runs one check at a time, because a slow check must not replace the result of a later one. */
  check(): Promise<void> {
    this.#runningCheck ??= this.#check().finally(() => {
      this.#runningCheck = null;
    });
    return this.#runningCheck;
  }

  async #check(): Promise<void> {
    const responses = await Promise.all(this.#urls.map(isReady));
    this.#unready = new Set(this.#urls.filter((_, index) => responses[index] !== true));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
