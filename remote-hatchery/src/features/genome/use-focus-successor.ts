import { useRef } from 'react';

/** Moves the focus from a button that a press removes to its successor: the ref of each possible one, and a function for the press. */
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
