import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

interface Options {
  isEnabled: boolean;
  onHeld: () => void;
}

/** The result of `useLongPress`: a press that may be long. */
export type Hold = ReturnType<typeof useLongPress>;

/** Milliseconds that a seal is held until it breaks. */
export const holdMs = 900;

/**
 * A long press: the player holds down the pointer or the space bar. The element handles a short press as a click. Buttons of a pointer
 * other than the first one are ignored.
 * @returns whether it is held, the handlers of the elements that can be held, and which clicks to ignore
 */
export function useLongPress({ isEnabled, onHeld }: Options) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSpent = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => {
    if (!isHeld) return;
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  const start = () => {
    isSpent.current = false;
    if (!isEnabled || isHeld) return;
    setIsHeld(true);
    timer.current = setTimeout(() => {
      isSpent.current = true;
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
    onKeyDown({ key, repeat }: KeyboardEvent) {
      if (repeat) return;
      isSpent.current = false;
      if (key === ' ') start();
    },
    onKeyUp: stop,
    onBlur: stop,
  };
  /** Whether a click only ends a long press that has already had its effect. */
  const endsHold = () => isSpent.current;
  return { isHeld, pointer, keys, endsHold };
}
