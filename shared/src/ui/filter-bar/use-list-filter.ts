import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from '@emberclutch/shared/routing';
import { readListFilter, writeListFilter } from './list-filter.ts';
import type { ListFilter, ListFilterPlan } from './list-filter.ts';

/**
 * The filter of the URL, for `FilterBar`.
 * @returns `filter`, which answers a press at once; `applied`, which the list shows; and `onChange`, which replaces the
 *   address, so that Back leaves the list
 */
export function useListFilter(plan: ListFilterPlan) {
  const [params, setParams] = useSearchParams();
  const applied = readListFilter(params, plan);
  const [filter, setFilter] = useOptimistic(applied);

  // A list of 1,000 cards takes longer to render than a press may wait for its answer.
  const onChange = (next: ListFilter) =>
    startTransition(() => {
      setFilter(next);
      setParams(writeListFilter(next, plan, params), { replace: true, preventScrollReset: true });
    });
  return { filter, applied, onChange };
}
