import { css } from 'styled-components';

/** The column of a page: its maximum width, and its margin at the sides of the window. */
export const pageColumn = css`
  max-width: 1240px;
  margin: 0 auto;
  padding-inline: clamp(16px, 4.5vw, 56px);
`;
