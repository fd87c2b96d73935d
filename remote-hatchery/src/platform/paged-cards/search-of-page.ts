import { listParameters } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';

/** The query of the address at which the list of `params` begins with another page. @param page counts from 1 */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete(listParameters.page);
  if (page > 1) next.set(listParameters.page, String(page));
  return `?${next.toString()}`;
}
