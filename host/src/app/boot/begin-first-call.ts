import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import type { PreloadedResponse } from '@emberclutch/web/api/preloaded-response.ts';
import { readPageData } from './read-page-data.ts';

/** Timeout of asset calls (specification, section 7). */
const timeoutMs = 15_000;

/**
 * Begins the first public API call of the page, before any other script has loaded. `takePreloadedResponse` hands its
 * response to the request. A page with a query string may ask for something else.
 */
export function beginFirstCall(): void {
  const { firstCall, site } = readPageData();
  const id = parseEntityId(location.pathname.split('/').findLast(Boolean) ?? '');
  if (!firstCall || location.search || (firstCall.includes(':id') && id === null)) return;
  const url = site.apiBase + firstCall.replace(':id', String(id));
  const response = fetch(url, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Reported by the request that takes the response.
  response.catch(() => undefined);
  window.emberclutchPreloadedResponse = { url, response } satisfies PreloadedResponse;
}
