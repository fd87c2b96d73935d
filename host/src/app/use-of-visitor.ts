import { useSyncExternalStore } from 'react';

/**
 * What is true of this visitor; while a prerendered page is taken over, what it was drawn with. React compares both:
 * the first render must say what the page says, and the next one says what is true.
 */
export function useOfVisitor<Value>(value: Value, drawn: Value): Value {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? value : drawn;
}

const never = () => () => undefined;
