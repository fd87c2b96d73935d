import { useSyncExternalStore } from 'react';

/** Returns `prerendered` in the hydrating render, whose result must match the HTML, and `value` from the next render on. */
export function useHydratedValue<Value extends Primitive>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => prerendered,
  );
}

/** False while a prerendered page is being hydrated. */
export const useIsHydrated = () => useHydratedValue(true, false);

/** Primitives are compared by value, so that an unchanged one causes no second render. */
type Primitive = string | number | boolean | null;

const subscribeToNothing = () => () => undefined;
