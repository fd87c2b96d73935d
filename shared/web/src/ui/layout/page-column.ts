import { css } from 'styled-components';

/** Between a page and the side of the window. */
export const pageMargin = 'clamp(16px, 3.4vw, 56px)';

const columnWidth = '1440px';

/** Where the column begins in a window that is wider. */
export const pageColumnStart = `calc((100% - ${columnWidth}) / 2)`;

/** The column of bar, page and footer, which therefore share one left edge: its maximum width, and its margin at the sides. */
export const pageColumn = css`
  max-width: ${columnWidth};
  margin: 0 auto;
  padding-inline: ${pageMargin};
`;
