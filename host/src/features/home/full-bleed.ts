import { css } from 'styled-components';

/** From side to side of the window; the content stays in the column. */
export const fullBleed = css`
  padding-inline: calc(50vw - 50%);
  margin-inline: calc(50% - 50vw);
`;
