import { useEffect, useRef } from 'react';

/** Brings the focus along to a new step; it would stay on a button that is gone. */
export function useFocusOnArrival<Target extends HTMLElement>(isWanted = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) target.current?.focus();
  }, [isWanted]);
  return target;
}
