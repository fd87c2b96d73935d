import { startTransition, useOptimistic } from 'react';

/**
 * A value that is painted as soon as the player changes it, before the consequences are rendered. Returns the value, and a function that
 * changes it and then runs an action.
 */
export function usePaintedFirst<Value>(value: Value) {
  const [paintedValue, setPaintedValue] = useOptimistic(value);
  const show = (next: Value, action: () => void) =>
    startTransition(async () => {
      setPaintedValue(next);
      await waitForPaint();
      action();
    });
  return [paintedValue, show] as const;
}

/** Resolves when the browser has painted the current render; immediately in a hidden page, which is not painted. */
function waitForPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}
