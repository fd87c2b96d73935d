import { useRef } from 'react';

/**
 * Moves the focus from a button that disappears when it is pressed to its successor.
 * @returns the ref of each possible successor, and a function to call on the press
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
