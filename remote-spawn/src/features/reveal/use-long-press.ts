import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

/** The result of `useLongPress`. */
export type Hold = ReturnType<typeof useLongPress>;

/** Milliseconds for which a player must hold a seal to break it. */
export const holdMs = 900;

/** A hold of the primary pointer button or the space bar. The element handles a short press as a click. */
export function useLongPress({ isEnabled, onHeld }: { isEnabled: boolean; onHeld: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasFired = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => {
    if (!isHeld) return;
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  const start = () => {
    hasFired.current = false;
    if (!isEnabled || isHeld) return;
    setIsHeld(true);
    timer.current = setTimeout(() => {
      hasFired.current = true;
      setIsHeld(false);
      onHeld();
    }, holdMs);
  };
  const pointer = {
    onPointerDown: ({ button }: { button: number }) => button === 0 && start(),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // On a touch screen, a long press would open the menu of a picture.
    onContextMenu: (event: SyntheticEvent) => isHeld && event.preventDefault(),
  };
  const keys = {
    onKeyDown(event: KeyboardEvent) {
      // Holding a key counts as one press.
      if (event.repeat) return event.preventDefault();
      hasFired.current = false;
      if (event.key === ' ') start();
    },
    onKeyUp: stop,
    onBlur: stop,
  };
  /** Whether a click only ends a long press that has already had its effect. */
  const isEndOfHold = () => hasFired.current;
  return { isHeld, pointer, keys, isEndOfHold };
}
