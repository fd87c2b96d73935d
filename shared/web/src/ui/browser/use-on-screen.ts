import { useState } from 'react';

/** Whether an element is within `margin` CSS pixels of the window. Returns a ref callback for the element, and the result. */
export function useOnScreen(margin = 200): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isOnScreen, setIsOnScreen] = useState(false);
  // React calls a changed ref callback again after each render, so it must be stable.
  const [observe] = useState(() => (element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [observe, isOnScreen];
}
