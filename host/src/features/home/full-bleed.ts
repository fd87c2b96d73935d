import { css } from 'styled-components';

/** Fills the width of the window. The content stays in the column. */
export const fullBleed = css`
  padding-inline: calc(50vw - 50%);
  margin-inline: calc(50% - 50vw);
`;
