import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy.ts';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  describedBy: string;
}

/** Lies over the canvas of the map. It has the role `application` because it handles the arrow keys, and a description of them. */
export function SkySurface({ ref, describedBy }: Props) {
  return (
    <Surface role="application" tabIndex={0} aria-label={copy.sky} aria-describedby={describedBy} ref={ref} />
  );
}

const Surface = styled.div`
  position: absolute;
  inset: 0;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
