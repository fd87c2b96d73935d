import { useSearchParams } from '@emberclutch/web/routing';
import { readListFilter, writeListFilter } from './list-filter.ts';
import type { ListFilter, ListFilterPlan } from './list-filter.ts';

/**
 * The filter of the URL.
 * @returns the filter, and a function that changes it by replacing the address, so that Back leaves the list
 */
export function useListFilter(plan: ListFilterPlan) {
  const [params, setParams] = useSearchParams();
  const onChange = (next: ListFilter) => setParams(writeListFilter(next, plan, params), { replace: true });
  return { filter: readListFilter(params, plan), onChange };
}
