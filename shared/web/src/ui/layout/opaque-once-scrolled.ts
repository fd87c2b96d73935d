import { css, keyframes } from 'styled-components';

const becomeOpaque = keyframes`
  from { background-color: transparent; }
`;

/** The style of an element that stays below the bar. It gets its background when the page begins to scroll. */
export const opaqueOnceScrolled = css`
  animation: ${becomeOpaque} linear both;
  animation-timeline: scroll();
  animation-range: 40px 120px;
`;
