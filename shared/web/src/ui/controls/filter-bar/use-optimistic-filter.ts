import { useLayoutEffect, useRef, useState } from 'react';
import { usePaintedFirst } from '../../browser/use-painted-first.ts';
import type { FilterUpdate, ListFilter } from './list-filter.ts';

/**
 * The filter of a bar. It changes immediately on a press, before the list does, because removing 1,000 cards is one long task. Returns the
 * filter, and a stable function that updates the latest filter.
 */
export function useOptimisticFilter(appliedFilter: ListFilter, onApply: (filter: ListFilter) => void) {
  const [filter, show] = usePaintedFirst(appliedFilter);
  // Changes that the list does not show yet. On a slow device the next press comes before the list and even the bar have
  // rendered.
  const pendingFilters = useRef<ListFilter[]>([]);
  const appliedKey = JSON.stringify(appliedFilter);
  useLayoutEffect(() => {
    const index = pendingFilters.current.findIndex((pending) => JSON.stringify(pending) === appliedKey);
    // The URL has another filter now, so pending changes are discarded.
    pendingFilters.current = index === -1 ? [] : pendingFilters.current.slice(index + 1);
  }, [appliedKey]);
  const replace = (next: ListFilter) => {
    pendingFilters.current.push(next);
    show(next, () => onApply(next));
  };
  const latestRef = useRef({ filter, replace });
  useLayoutEffect(() => {
    latestRef.current = { filter, replace };
  });
  // A stable function: a press then renders only the pressed control, which halves the script time before the paint.
  const [change] = useState(() => (update: FilterUpdate) => {
    const { filter: current, replace: apply } = latestRef.current;
    apply(update(pendingFilters.current.at(-1) ?? current));
  });
  return { filter, change };
}
