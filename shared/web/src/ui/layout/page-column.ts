import { css } from 'styled-components';

/** Between a page and the side of the window. */
export const pageMargin = 'clamp(16px, 3.4vw, 56px)';

/** The column of bar, page and footer, which therefore share one left edge: its maximum width, and its margin at the sides. */
export const pageColumn = css`
  max-width: 1440px;
  margin: 0 auto;
  padding-inline: ${pageMargin};
`;
