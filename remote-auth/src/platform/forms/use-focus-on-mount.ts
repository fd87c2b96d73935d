import { useEffect, useRef } from 'react';

/** Focuses the element of the returned ref when it is mounted, because the button that opened it is gone. */
export function useFocusOnMount<Target extends HTMLElement>(isEnabled = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isEnabled) target.current?.focus();
  }, [isEnabled]);
  return target;
}
