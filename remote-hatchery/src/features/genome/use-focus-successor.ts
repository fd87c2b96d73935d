import { useRef } from 'react';

/**
 * For a pressed button that goes away with its press: what takes its place takes the focus, too.
 * @returns the ref of each element that may come next, and a function that the press calls
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
