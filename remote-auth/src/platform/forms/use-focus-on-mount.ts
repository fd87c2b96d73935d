import { useEffect, useRef } from 'react';

/**
 * Focuses an element when it is mounted, because the button that opened it is gone.
 * @param isEnabled whether to focus the element
 * @returns the ref of the element
 */
export function useFocusOnMount<Target extends HTMLElement>(isEnabled = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isEnabled) target.current?.focus();
  }, [isEnabled]);
  return target;
}
