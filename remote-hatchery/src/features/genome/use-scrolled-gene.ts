import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** The line at which a row counts as read, as a share of the window from its top. */
const readingLine = 0.55;

/**
 * Reports the gene whose row crosses the reading line, once the reader has scrolled there: each gene then inks its part of the
 * picture. Null before the first row and after the last one.
 * @param rows contains elements with `data-row`, the name of the gene
 */
export function useScrolledGene(
  rows: RefObject<HTMLElement | null>,
  onScroll: (gene: string | null) => void,
) {
  const handleScroll = useEffectEvent(() => {
    const line = window.innerHeight * readingLine;
    const scrolled = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top <= line && bottom > line;
    });
    onScroll(scrolled?.dataset.row ?? null);
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
