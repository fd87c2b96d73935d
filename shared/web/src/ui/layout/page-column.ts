import { css } from 'styled-components';

/** Margin between a page and the side of the window. */
export const pageMargin = 'clamp(16px, 3.4vw, 56px)';

const columnWidth = '1440px';

/** Left edge of the column in a window that is wider than the column. */
export const pageColumnStart = `calc((100% - ${columnWidth}) / 2)`;

/** Maximum width and side margins of the column that bar, page and footer share, so that they have the same left edge. */
export const pageColumn = css`
  max-width: ${columnWidth};
  margin: 0 auto;
  padding-inline: ${pageMargin};
`;
