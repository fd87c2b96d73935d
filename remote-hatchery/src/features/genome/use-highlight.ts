import { useState } from 'react';

export interface Highlight {
  /** The highlighted gene: the one below the pointer or with the focus, otherwise the pinned one, otherwise the one at the reading line. */
  gene: string | null;
  pinned: string | null;
  preview: (gene: string | null) => void;
  togglePin: (gene: string) => void;
  /** Highlights a gene as the reader scrolls past it; a hovered, focused or pinned gene takes precedence. */
  scrollTo: (gene: string | null) => void;
}

/** The gene that picture, digits and table highlight. */
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
