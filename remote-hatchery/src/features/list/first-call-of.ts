import { pageSize } from '@emberclutch/contract/asset/page-size.ts';
import { listStates } from './list-states.ts';
import type { EggList } from './list-states.ts';

/**
 * The first request of a list in its default view, which composed pages send before any script has loaded. It must equal
 * the request of `assetQueries.dragons` byte for byte, or the list is requested twice. The build evaluates it without a
 * browser.
 */
export function firstCallOf(list: EggList): string {
  const states = listStates[list].map((state) => `state=${state}`).join('&');
  return `/v1/assets/dragons?limit=${pageSize.default}&page=0&${states}&orderBy=created&orderDir=desc`;
}
