import { css, keyframes } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const fadeEnd = keyframes`
  0%, 98% { mask-image: linear-gradient(to left, transparent, black 40px); }
  100% { mask-image: none; }
`;

/**
 * The edge of a box that scrolls sideways: fades out until the player has scrolled to the end. Browsers without scroll-driven animations
 * show a shadow instead, which the background of the box covers at the end. In such browsers, the rows of the box must have no background;
 * `--cover` is the background of the box if it is not the page's.
 */
export const fadingEdge = css`
  animation: ${fadeEnd} linear both;
  animation-timeline: scroll(self inline);

  @supports not (animation-timeline: scroll()) {
    background:
      linear-gradient(to left, var(--cover, ${color.page}) 50%, transparent) right / 48px 100% no-repeat local,
      linear-gradient(to left, color-mix(in oklab, ${color.ink} 32%, transparent), transparent) right / 20px
        100% no-repeat scroll,
      var(--cover, ${color.page});
    animation: none;
  }
  @media print {
    overflow: visible;
    background: none;
    animation: none;
  }
`;
