import { css, keyframes } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const fadeEnd = keyframes`
  0%, 98% { mask-image: linear-gradient(to left, transparent, black 40px); }
  100% { mask-image: none; }
`;

/**
 * A box that scrolls sideways, whose edge fades out until the player has scrolled to its end. Browsers without scroll-driven animations show
 * a shadow there, covered at the end; in them, rows must have no background, and `--cover` is the background if it differs from the page's.
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
