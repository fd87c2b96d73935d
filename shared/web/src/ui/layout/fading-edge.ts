import { css, keyframes } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const fadeEnd = keyframes`
  0%, 98% { mask-image: linear-gradient(to left, transparent, black 40px); }
  100% { mask-image: none; }
`;

/**
 * The style of a box that scrolls sideways: it fades out where columns are hidden, until it has been scrolled to its end. In
 * browsers without scroll-driven animations a shadow lies at the end of the box, and a cover that scrolls with the columns
 * hides it where they end: rows have no background there, and `--cover` is the background of the box if it is not that of the
 * page. A print shows all columns.
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
