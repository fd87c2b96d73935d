import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy.ts';

interface Props {
  /** The element that takes the gestures and keys of the map. */
  ref: RefObject<HTMLDivElement | null>;
  /** Id of the element that says which keys it takes. */
  describedBy: string;
}

/** Lies over the canvas of the map: an application, because it takes the arrow keys, and says so. */
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
