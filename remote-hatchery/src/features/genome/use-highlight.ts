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
  const [pinnedGene, setPinned] = useState<string | null>(null);
  const [previewedGene, setPreviewed] = useState<string | null>(null);
  const [scrolledGene, setScrolled] = useState<string | null>(null);
  return {
    gene: previewedGene ?? pinnedGene ?? scrolledGene,
    pinned: pinnedGene,
    preview: setPreviewed,
    scrollTo: setScrolled,
    togglePin: (gene) => {
      setPinned(pinnedGene === gene ? null : gene);
    },
  };
}
