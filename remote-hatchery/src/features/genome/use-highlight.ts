import { useState } from 'react';

export type Highlight = ReturnType<typeof useHighlight>;

/** The gene that picture, digits and table highlight: the gene below the pointer or with the focus, otherwise the pinned gene. */
export function useHighlight() {
  const [pinned, setPinned] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  return {
    gene: previewed ?? pinned,
    pinned,
    preview: setPreviewed,
    togglePin: (gene: string) => setPinned(pinned === gene ? null : gene),
  };
}
