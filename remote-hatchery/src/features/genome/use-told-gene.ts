import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Height of the line that rows are read at, as a part of the window from above. */
const readingLine = 0.55;

/**
 * Reports the gene whose row crosses the middle of the window, once the reader has scrolled there: each gene then inks its part
 * of the picture. Null before the first row and after the last one.
 * @param rows contains elements with `data-row`, the name of the gene
 */
export function useToldGene(rows: RefObject<HTMLElement | null>, onTell: (gene: string | null) => void) {
  const handleScroll = useEffectEvent(() => {
    const line = window.innerHeight * readingLine;
    const told = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top <= line && bottom > line;
    });
    onTell(told?.dataset.row ?? null);
  });
  useEffect(() => {
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => handleScroll());
    };
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
    };
  }, []);
}
