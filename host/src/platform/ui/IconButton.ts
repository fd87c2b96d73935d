import { styled } from 'styled-components';
import { color, media, motion, radius } from '@emberclutch/web/theme/tokens.ts';

/** A button of the top bar that shows an icon; large enough for touch. */
export const IconButton = styled.button`
  display: inline-grid;
  grid-auto-flow: column;
  place-content: center;
  flex: none;
  min-width: 40px;
  height: 40px;
  padding: 0;
  color: ${color.inkSoft};
  background: none;
  border: 1px solid transparent;
  border-radius: ${radius.s};
  cursor: pointer;

  @media ${media.phone} {
    min-width: 36px;
  }

  transition: color ${motion.quick};

  &:hover {
    color: ${color.ink};
    border-color: ${color.rule};
  }
  /* Forced colours would draw a transparent border, and the buttons are close together. */
  @media (forced-colors: active) {
    &:not(:hover) {
      border-color: Canvas;
    }
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
