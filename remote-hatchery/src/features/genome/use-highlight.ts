import { useState } from 'react';

export interface Highlight {
  /** The gene whose part is lit: the one that is pointed at or focused, otherwise the pinned one. */
  gene: string | null;
  pinned: string | null;
  preview: (gene: string | null) => void;
  togglePin: (gene: string) => void;
}

/** Which gene is lit up, in the picture, in the digits and in the table. */
export function useHighlight(): Highlight {
  const [pinned, setPinned] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  return {
    gene: previewed ?? pinned,
    pinned,
    preview: setPreviewed,
    togglePin: (gene) => {
      setPinned(pinned === gene ? null : gene);
    },
  };
}
