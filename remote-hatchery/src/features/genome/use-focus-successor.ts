import { useRef } from 'react';

/**
 * Moves the focus to the successor of a button that disappears when it is pressed.
 * @returns the ref of each possible successor, and a function to call when the button is pressed
 */
export function useFocusSuccessor(): [(element: HTMLElement | null) => void, () => void] {
  const isExpectedRef = useRef(false);
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !isExpectedRef.current) return;
    isExpectedRef.current = false;
    element.focus({ preventScroll: true });
  };
  const expectSuccessor = () => {
    isExpectedRef.current = true;
  };
  return [takeFocus, expectSuccessor];
}
