import { useLayoutEffect, useState } from 'react';

interface Target {
  find: () => HTMLElement | null | undefined;
}

/**
 * Moves the focus after a change that the same event handler makes, for example because it removes the focused button. To be called in a
 * component around the target. Returns a function that takes `find`, and calls it to find the target once the change is rendered.
 */
export function useFocusAfterRender(): (find: Target['find']) => void {
  const [target, setTarget] = useState<Target | null>(null);
  useLayoutEffect(() => target?.find()?.focus(), [target]);
  return (find) => setTarget({ find });
}

/** For a button that removes its own list item or cell: focuses the last button of a neighbor. Returns whether there is one. */
export function focusNeighbor(button: HTMLElement): boolean {
  const item = button.closest('li, td');
  for (const neighbor of [item?.nextElementSibling, item?.previousElementSibling]) {
    const target = neighbor?.querySelector<HTMLElement>('button:last-of-type');
    target?.focus();
    if (target) return true;
  }
  return false;
}
