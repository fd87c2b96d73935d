import { css } from 'styled-components';

/** The column in which pages stand: its greatest width, and what it keeps free at the sides of a window. */
export const pageColumn = css`
  max-width: 1240px;
  margin: 0 auto;
  padding-inline: clamp(16px, 4.5vw, 56px);
`;
