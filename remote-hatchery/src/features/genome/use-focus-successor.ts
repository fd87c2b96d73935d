import { useRef } from 'react';

/**
 * For a button that a press removes: moves the focus to the element that replaces it.
 * @returns the ref of each element that may come next, and a function to call on the press
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
