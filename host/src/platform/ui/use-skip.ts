import { useEffect, useEffectEvent } from 'react';

/** Keys that activate or close something. Other keys, such as Tab, keep their effect. */
const pressingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/**
 * Ends an animation over the page on any press or key. A key that would activate something underneath only ends it.
 * @param onSkip called on each press and key
 */
export function useSkip(onSkip: () => void): void {
  const skip = useEffectEvent(onSkip);
  useEffect(() => {
    const handleClick = () => skip();
    const handleKey = (event: KeyboardEvent) => {
      skip();
      if (!pressingKeys.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Not `pointerdown`: otherwise the click that follows a tap would hit the element below.
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, []);
}
