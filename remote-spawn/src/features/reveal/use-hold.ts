import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

interface Options {
  isEnabled: boolean;
  onHeld: () => void;
}

/** A press that may last, as `useHold` returns it. */
export type Hold = ReturnType<typeof useHold>;

/** How long a seal is held until it breaks, in milliseconds. */
export const holdMs = 900;

/**
 * A press that may last: pointer or space bar held down. The short press, a click, is left to the element. Something else
 * than the first button of a pointer holds nothing.
 * @returns whether it is held, the handlers of the elements that can be held, and which clicks to ignore
 */
export function useHold({ isEnabled, onHeld }: Options) {
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
  /** Whether a click ends a press that has done its work by lasting. */
  const endsHold = () => isSpent.current;
  return { isHeld, pointer, keys, endsHold };
}
