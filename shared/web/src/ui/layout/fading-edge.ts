import { css, keyframes } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const fadeEnd = keyframes`
  0%, 98% { mask-image: linear-gradient(to left, transparent, black 40px); }
  100% { mask-image: none; }
`;

/**
 * The style of a box that scrolls sideways. Its edge fades out while columns are hidden, until the player has scrolled to its
 * end. Browsers without scroll-driven animations show a shadow at that edge; a cover that scrolls with the columns hides the
 * shadow at the end. In these browsers, rows must have no background, and `--cover` is the
 * background of the box if it differs from the page's. A print shows all columns.
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
