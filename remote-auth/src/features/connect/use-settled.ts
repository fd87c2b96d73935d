import { useEffect, useState } from 'react';

/** How long a window that has just come to the front takes no decision, in milliseconds. */
const settleMs = 700;

/**
 * Whether the window has been in front for a moment. Another page can put this one below a double click: the second press
 * would allow a request that the player has not read.
 */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      setIsSettled(false);
      timer = setTimeout(() => setIsSettled(true), settleMs);
    };
    wait();
    window.addEventListener('focus', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', wait);
    };
  }, []);
  return isSettled;
}
