import { useMemo } from 'react';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { Drawing } from './draw-specimen.ts';
import type { Highlight } from './use-highlight.ts';

interface Props {
  drawing: Drawing;
  label: string;
  highlight: Highlight;
}

/** The drawing inside the page. The parts of the lit gene stay as they are, all others fade. */
export function SpecimenDrawing({ drawing, label, highlight }: Props) {
  const { svg, genes } = drawing;
  const content = useMemo(() => ({ __html: svg }), [svg]);
  const lit = highlight.gene !== null && genes.has(highlight.gene) ? highlight.gene : null;

  // For the pointer only: the buttons of the table do the same for the keyboard.
  const handlePress = ({ target }: { target: EventTarget }) => {
    const gene = geneOf(target, genes);
    if (gene !== null) highlight.togglePin(gene);
  };
  return (
    <Picture
      role="img"
      aria-label={label}
      data-lit={lit}
      $lit={lit}
      // Not on entering: when the page scrolls below a resting pointer, the gene that has the keyboard's focus stays lit.
      onPointerMove={({ target }: PointerEvent) => highlight.preview(geneOf(target, genes))}
      onPointerLeave={() => highlight.preview(null)}
      onClick={handlePress}
      dangerouslySetInnerHTML={content}
    />
  );
}

/** The gene whose part of the drawing is pointed at; null for the background. */
function geneOf(target: EventTarget, genes: ReadonlySet<string>): string | null {
  const part = target instanceof Element ? target.closest('[data-gene]') : null;
  return (
    part
      ?.getAttribute('data-gene')
      ?.split(' ')
      .find((gene) => genes.has(gene)) ?? null
  );
}

const Picture = styled.div<{ $lit: string | null }>`
  aspect-ratio: 1;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  svg > :not(defs),
  svg g :is(path, circle, ellipse) {
    transition: opacity ${({ theme }) => theme.motion.quick};
  }
  ${({ $lit }) =>
    $lit &&
    `svg > :is(path, circle, ellipse), svg g :is(path, circle, ellipse):not([data-gene~='${$lit}'] *) { opacity: 0.1; }`}

  @media (prefers-reduced-motion: reduce) {
    && * {
      transition: none;
    }
  }
`;
