import type { FastifyRequest } from 'fastify';

/** How long a shared cache may show a rendered page while it asks for the next one, in seconds. */
const staleSeconds = 30;

/** Caches ask each time, and get 304 until the next switch. */
const revalidated = { 'cache-control': 'no-cache' };

/** A cache that several browsers share keeps nothing of it. */
const ofOneBrowser = { 'cache-control': 'private, no-cache', vary: 'cookie' };

interface Caching {
  /** While there are canaries, the pages of one address differ by cookie. */
  hasCanaries: boolean;
  /** Set for a rendered page: until when shared caches may keep it, in milliseconds of `performance.now()`. Null for any other page. */
  sharedUntil: number | null;
}

/**
 * Response headers for caches. A browser asks each time, because players look for what they have just bought. A shared cache may
 * keep a page that was rendered for a visitor without cookies: a cookie may be a choice of another composition.
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
    // RFC 9213: for caches of the site alone. In the header above, browsers would show an old page as well.
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${staleSeconds}`,
    vary: 'cookie',
  };
}

/** Longest time for a page that was made from no answer. */
const maxSharedSeconds = 60;
