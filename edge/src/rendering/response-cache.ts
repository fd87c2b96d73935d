import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import type { CallResponse } from './render-job.ts';

/** Timeout of a call, in milliseconds. */
const timeoutMs = 2_000;
/** Maximum characters of all cached responses. */
const maxCharacters = 8_000_000;
/** How long a failure, and a response without `cache-control`, is fresh, in milliseconds. */
const defaultFreshMs = 1_000;
const maxFreshMs = 60_000;

/** A response of the provider, and how long shared caches may keep it. */
export interface CachedResponse {
  /** Null if the call failed, or is not a call of the public API. */
  response: CallResponse | null;
  /** When it was requested, in epoch milliseconds. */
  readAt: number;
  /** Until when the provider lets shared caches keep it, in milliseconds of `performance.now()`. */
  freshUntil: number;
}

interface CacheEntry {
  /** The share of the client for whom it was requested. */
  share: string;
  response: Promise<CachedResponse>;
}

/**
 * Public responses of the provider, for the pages of all compositions. Concurrent requests for one response share a call, and the response is
 * cached for as long as the provider allows shared caches. Calls carry no cookies and no session, but count against the limits of the
 * client that needs them.
 */
export class ResponseCache {
  readonly #app: FastifyInstance;
  /** Measures ages by `performance.now()`, because setting the system clock back must not extend the life of a response. */
  readonly #entries = new LRUCache<string, CacheEntry>({
    maxSize: maxCharacters,
    ttl: timeoutMs,
    ttlAutopurge: true,
    ttlResolution: 0,
  });

  /** @param app serves the API, from a provider in this process or by proxy */
  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @param apiBase URL of the provider; empty for the provider behind this edge */
  async read(apiBase: string, url: string, caller: Caller): Promise<CachedResponse> {
    const now = performance.now();
    const key = `${apiBase} ${url}`;
    const cachedEntry = this.#entries.get(key);
    if (cachedEntry) {
      const result = await cachedEntry.response;
      if (cachedEntry.share === caller.share || !isShareRefusal(result)) return result;
    }
    const entry = { share: caller.share, response: this.#request(apiBase, url, { now, caller }) };
    this.#entries.set(key, entry, { size: 1 });
    const result = await entry.response;
    if (this.#entries.peek(key) === entry) this.#store(key, { ...entry }, result);
    return result;
  }

  /** Stores a response for as long as the provider allows. */
  #store(key: string, entry: CacheEntry, { response, freshUntil }: CachedResponse): void {
    const ttl = freshUntil - performance.now();
    if (ttl > 0) this.#entries.set(key, entry, { ttl, size: 1 + (response?.body.length ?? 0) });
    else this.#entries.delete(key);
  }

  async #request(
    apiBase: string,
    url: string,
    { now, caller }: { now: number; caller: Caller },
  ): Promise<CachedResponse> {
    const readAt = Date.now();
    const path = url.slice(apiBase.length);
    if (!url.startsWith(apiBase) || !path.startsWith('/v1/'))
      return { response: null, readAt, freshUntil: now };
    try {
      const { response, cacheControl } = await this.#send(apiBase, url, caller);
      return { response, readAt, freshUntil: now + readFreshMs(cacheControl) };
    } catch {
      // The browser handles this part of the page, and shows the failure.
      return { response: null, readAt, freshUntil: performance.now() + defaultFreshMs };
    }
  }

  async #send(
    apiBase: string,
    url: string,
    { origin }: Caller,
  ): Promise<{ response: CallResponse; cacheControl: string }> {
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    if (apiBase !== '') {
      // A redirect is not followed, because the operator did not configure its address.
      const response = await fetch(url, { headers, signal, redirect: 'error' });
      return {
        response: { status: response.status, body: await response.text() },
        cacheControl: response.headers.get('cache-control') ?? '',
      };
    }
    const {
      statusCode,
      body,
      headers: responseHeaders,
    } = await this.#app.inject({
      ...origin,
      url,
      headers: { ...origin.headers, ...headers },
      signal,
    });
    return {
      response: { status: statusCode, body },
      cacheControl: String(responseHeaders['cache-control'] ?? ''),
    };
  }
}

/** Whether a call was refused because its client has used up its share. Each client has its own share. */
const isShareRefusal = ({ response }: CachedResponse): boolean =>
  response?.status === 429 || response?.status === 503;

/** RFC 9111: `s-maxage` takes precedence over `max-age`. */
function readFreshMs(cacheControl: string): number {
  if (/no-store|no-cache|private/.test(cacheControl)) return 0;
  const seconds =
    /s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /(?:^|[^-])max-age=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? defaultFreshMs : Math.min(Number(seconds) * 1_000, maxFreshMs);
}

/** @returns null if the work takes longer than the time limit; the work continues */
export const resolveWithin = <Value>(ms: number, work: Promise<Value>): Promise<Value | null> =>
  Promise.race([work, wait(ms, null, { ref: false })]);
