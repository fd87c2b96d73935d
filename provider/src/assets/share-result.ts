import type { LRUCache } from 'lru-cache';

/**
 * Does some work once for all requests with the same key, and caches its result, but no failure. A queue may have rejected the work
 * for another network: a request that waited for it then tries on its own.
 */
export async function shareResult<Result>(
  cache: LRUCache<string, Promise<Result>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const sharedWork = cache.get(key);
  const sharedResult = sharedWork && (await sharedWork.catch(() => undefined));
  if (sharedResult !== undefined) return sharedResult;
  const result = work();
  cache.set(key, result);
  // Another request may have replaced it.
  result.catch(() => cache.get(key) === result && cache.delete(key));
  return result;
}
