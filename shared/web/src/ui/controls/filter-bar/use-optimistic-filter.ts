import { useLayoutEffect, useRef, useState } from 'react';
import { usePaintedFirst } from '../../browser/use-painted-first.ts';
import type { ChangeOfFilter, ListFilter } from './list-filter.ts';

/**
 * The filter of a bar, which changes with the press, before the list does: removing 1,000 cards is one task.
 * @param onApply updates the list
 * @returns the filter, and a function that changes the latest, which is the same in each render
 */
export function useOptimisticFilter(applied: ListFilter, onApply: (filter: ListFilter) => void) {
  const [filter, show] = usePaintedFirst(applied);
  // The changes that the list does not show yet. On a slow device the next press comes before the list and even the bar have followed.
  const pending = useRef<ListFilter[]>([]);
  const appliedKey = JSON.stringify(applied);
  useLayoutEffect(() => {
    const index = pending.current.findIndex((each) => JSON.stringify(each) === appliedKey);
    // Another filter came with the URL: what was pressed before it is void.
    pending.current = index === -1 ? [] : pending.current.slice(index + 1);
  }, [appliedKey]);
  const replace = (next: ListFilter) => {
    pending.current.push(next);
    show(next, () => onApply(next));
  };
  const latest = useRef({ filter, replace });
  useLayoutEffect(() => {
    latest.current = { filter, replace };
  });
  // The same function in each render: a press renders the pressed control alone, which halves the script before its paint.
  const [change] = useState(() => (changeOf: ChangeOfFilter) => {
    const { filter: current, replace: apply } = latest.current;
    apply(changeOf(pending.current.at(-1) ?? current));
  });
  return { filter, change };
}
