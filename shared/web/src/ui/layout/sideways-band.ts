import { css } from 'styled-components';
import { color } from '../../theme/tokens.ts';

/** A band that is as wide as the window and scrolls sideways. In print, its items wrap. */
export const sidewaysBand = css`
  margin-inline: calc(50% - 50vw);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.edge} transparent;

  &:focus-visible {
    outline-offset: -3px;
  }
  @media print {
    margin-inline: 0;
    overflow: visible;

    > * {
      flex-wrap: wrap;
      width: auto;
      padding-inline: 0;
    }
  }
`;
