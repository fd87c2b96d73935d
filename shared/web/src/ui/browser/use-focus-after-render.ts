import { useLayoutEffect, useState } from 'react';

interface Target {
  find: () => HTMLElement | null | undefined;
}

/**
 * Moves the focus after a change that the same event handler makes, for example because the change removes the focused button.
 * The hook belongs to a component around the target.
 * @returns a function to call with the target: a function that finds the target once the change is rendered
 */
export function useFocusAfterRender(): (find: Target['find']) => void {
  const [target, setTarget] = useState<Target | null>(null);
  useLayoutEffect(() => target?.find()?.focus(), [target]);
  return (find) => setTarget({ find });
}

/**
 * For a button that removes its own item of a list, or cell of a row: focuses the last button of the next item, or of the
 * previous one.
 * @returns whether a neighbor has a button
 */
export function focusNeighbor(button: HTMLElement): boolean {
  const item = button.closest('li, td');
  for (const neighbor of [item?.nextElementSibling, item?.previousElementSibling]) {
    const target = neighbor?.querySelector<HTMLElement>('button:last-of-type');
    target?.focus();
    if (target) return true;
  }
  return false;
}
