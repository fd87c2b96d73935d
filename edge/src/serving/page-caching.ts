import type { FastifyRequest } from 'fastify';

/** Seconds for which a shared cache may show a rendered page while it requests the next one. */
const staleSeconds = 30;

/** Caches revalidate each time, and get 304 until the next switch. */
const revalidated = { 'cache-control': 'no-cache' };

/** A cache that several browsers share stores nothing of it. */
const ofOneBrowser = { 'cache-control': 'private, no-cache', vary: 'cookie' };

interface Caching {
  /** Whether there are canaries. Pages at one address then differ by cookie. */
  hasCanaries: boolean;
  /** Set for a rendered page: until when shared caches may keep it, in milliseconds of `performance.now()`. Null for any other page. */
  sharedUntil: number | null;
}

/**
 * Response headers for caches. A browser revalidates each time, because players look for what they have just bought. A shared cache may
 * keep a page that was rendered for a visitor without cookies, because a cookie may select another composition.
 */
export function pageCaching(
  request: FastifyRequest,
  { hasCanaries, sharedUntil }: Caching,
): Record<string, string> {
  if (hasCanaries) return ofOneBrowser;
  if (sharedUntil === null) return revalidated;
  if (request.headers.cookie !== undefined) return ofOneBrowser;
  const seconds = Math.min(maxSharedSeconds, Math.floor((sharedUntil - performance.now()) / 1_000));
  if (seconds < 1) return { ...revalidated, vary: 'cookie' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    // RFC 9213: only for caches of the site. With the header above, browsers would show an old page as well.
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${staleSeconds}`,
    vary: 'cookie',
  };
}

/** Maximum seconds for a page that was made without any answer. */
const maxSharedSeconds = 60;
