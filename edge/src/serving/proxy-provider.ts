import httpProxy from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Problem } from '@emberclutch/contract/problem/problem.ts';
import { forwardedFor } from '@emberclutch/server/shares/client-address.ts';
import { traceHeaders } from '@emberclutch/server/tracing/trace-headers.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { Upstreams } from './upstreams.ts';

const providerPaths = ['/v1', '/outbox', '/outbox.json', '/sandbox'];

type Hooks = NonNullable<Parameters<FastifyReply['from']>[1]>;

/** Milliseconds after which a provider that sends nothing counts as unreachable. Browsers give up earlier. */
const silenceMs = 30_000;

/**
 * Maximum connections to one provider: more than the concurrent requests of several networks, so that a lock does not wait for slow reads.
 */
const maxConnections = 1_024;

/** Milliseconds between two readiness checks. */
const pause = 1_000;

/**
 * Forwards API requests to providers in other processes. A read that one of them cannot answer is sent to the next.
 */
export const proxyProvider = fastifyPlugin<{ urls: string[] }>(
  async (app, { urls }) => {
    const upstreams = new Upstreams(urls);
    const chosen = new WeakMap<object, string>();

    if (urls.length > 1) {
      const timer = setInterval(() => void upstreams.check(), pause);
      timer.unref();
      app.addHook('onClose', async () => clearInterval(timer));
    }

    const hooks: Hooks = {
      getUpstream: ({ raw }) => {
        const url = upstreams.next();
        chosen.set(raw, url);
        return url;
      },
      rewriteRequestHeaders: (request, headers) => ({
        ...endToEndHeaders(headers),
        // Replaces the value of the client, because rate limits count by this address.
        'x-forwarded-for': forwardedFor(request),
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        'x-request-id': request.id,
        ...traceHeaders(),
      }),
      // A client that requested the end of its connection would otherwise wait for the edge.
      rewriteHeaders: (headers) => endToEndHeaders(headers),
      // No retries: a 503 of the provider reaches the client unchanged.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        const { raw, method } = reply.request;
        // The client went away, which says nothing about the provider. Otherwise, a stranger could disable all providers.
        if (raw.destroyed && !raw.readableEnded) return void sendUnavailable(reply);
        const isAnotherLeft = upstreams.markUnreachable(chosen.get(raw) ?? '');
        if (isAnotherLeft && method === 'GET') return void reply.from(undefined, hooks);
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
