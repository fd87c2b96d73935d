import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { nextPaint } from '../../browser/next-paint.ts';
import type { ChangeOfFilter, ListFilter } from './list-filter.ts';

/**
 * The filter of a bar, which changes with the press, before the list does.
 * @param onApply updates the list
 * @returns the filter, a function that replaces it, and one that changes the latest, which is the same in each render
 */
export function useOptimisticFilter(applied: ListFilter, onApply: (filter: ListFilter) => void) {
  // A press shows its effect before the list is updated, which with 1,000 cards takes too long to wait for.
  const [filter, setFilter] = useOptimistic(applied);
  const replace = (next: ListFilter) =>
    startTransition(async () => {
      setFilter(next);
      // Removing 1,000 cards is one task, which would delay that paint.
      await nextPaint();
      onApply(next);
    });
  const latest = useRef({ filter, replace });
  useLayoutEffect(() => {
    latest.current = { filter, replace };
  });
  // The same function in each render: a press renders the pressed control alone, which halves the script before its paint.
  const [change] = useState(() => (changeOf: ChangeOfFilter) => {
    const { filter: current, replace: apply } = latest.current;
    apply(changeOf(current));
  });
  return { filter, replace, change };
}
