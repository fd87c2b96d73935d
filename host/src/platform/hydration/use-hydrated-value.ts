import { useSyncExternalStore } from 'react';

/**
 * What is true of this visitor; while a prerendered page is taken over, what it was drawn with. React compares both:
 * the first render must say what the page says, and the next one says what is true.
 */
export function useHydratedValue<Value extends Primitive>(value: Value, drawn: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => drawn,
  );
}

/** Where both are the same, nothing is rendered anew. */
type Primitive = string | number | boolean | null;

const never = () => () => undefined;
