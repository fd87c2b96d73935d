import { useMemo } from 'react';
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

  return (
    <Picture role="img" aria-label={label} data-lit={lit} $lit={lit} dangerouslySetInnerHTML={content} />
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
