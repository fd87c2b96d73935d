import { css, keyframes } from 'styled-components';

const fadeEnd = keyframes`
  0%, 98% { mask-image: linear-gradient(to left, transparent, black 40px); }
  100% { mask-image: none; }
`;

/** The style of a box that scrolls sideways: it fades out where columns are hidden, until it has been scrolled to its end. A print shows them all. */
export const fadingEdge = css`
  animation: ${fadeEnd} linear both;
  animation-timeline: scroll(self inline);

  @supports not (animation-timeline: scroll()) {
    animation: none;
  }
  @media print {
    overflow: visible;
    animation: none;
  }
`;
