import { startTransition, useOptimistic } from 'react';

/**
 * Paints a changed value before the action that follows from it. Returns the value, and a function that changes the value and calls the
 * action after the paint.
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
