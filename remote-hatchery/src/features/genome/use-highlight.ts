import { useState } from 'react';

export interface Highlight {
  /** The gene whose part is lit: the one that is pointed at or focused, else the pinned one, else the one that the reader has scrolled to. */
  gene: string | null;
  pinned: string | null;
  preview: (gene: string | null) => void;
  togglePin: (gene: string) => void;
  /** Lights up a gene as the reader scrolls past it; a pointed or pinned gene has precedence. */
  scrollTo: (gene: string | null) => void;
}

/** Which gene is lit up, in the picture, in the digits and in the table. */
export function useHighlight(): Highlight {
  const [pinned, setPinned] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [scrolled, setScrolled] = useState<string | null>(null);
  return {
    gene: previewed ?? pinned ?? scrolled,
    pinned,
    preview: setPreviewed,
    scrollTo: setScrolled,
    togglePin: (gene) => {
      setPinned(pinned === gene ? null : gene);
    },
  };
}
