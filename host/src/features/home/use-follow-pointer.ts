import { useEffect, useRef } from 'react';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-media.ts';

/**
 * Sets custom properties of an element to the position of the pointer relative to it: `--x` and `--y` from -1 to 1, at most once
 * per frame. Does nothing on touch, and with reduced motion.
 */
export function useFollowPointer() {
  const element = useRef<HTMLElement>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    if (isReduced) return;
    let frame = 0;
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const target = element.current;
        if (!target) return;
        const { left, top, width, height } = target.getBoundingClientRect();
        target.style.setProperty('--x', toFactor(clientX - left - width / 2, window.innerWidth));
        target.style.setProperty('--y', toFactor(clientY - top - height / 2, window.innerHeight));
      });
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', follow);
    };
  }, [isReduced]);

  return element;
}

const toFactor = (distance: number, size: number) =>
  Math.max(-1, Math.min(1, (distance / size) * 2)).toFixed(3);
