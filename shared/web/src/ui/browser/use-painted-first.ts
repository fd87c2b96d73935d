import { startTransition, useOptimistic } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * A value that is painted as soon as the player changes it. What follows from the change is rendered after that paint, because
 * it would delay it.
 * @returns the value, and a function that changes it and then acts
 */
export function usePaintedFirst<Value>(value: Value) {
  const [shown, setShown] = useOptimistic(value);
  const show = (next: Value, act: () => void) =>
    startTransition(async () => {
      setShown(next);
      await nextPaint();
      act();
    });
  return [shown, show] as const;
}
