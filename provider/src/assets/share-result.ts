import type { LRUCache } from 'lru-cache';

/**
 * Runs `work` once for all requests with the same key, and caches its result, but no failure. If a run fails, for example because a
 * queue rejects the network of its request, each request that waited for this run starts its own.
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
  // Another request may have replaced the entry.
  result.catch(() => cache.get(key) === result && cache.delete(key));
  return result;
}
