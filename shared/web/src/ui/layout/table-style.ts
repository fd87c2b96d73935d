import { css } from 'styled-components';
import { color, font, size, space } from '../../theme/tokens.ts';

/** A table of facts, ruled between its rows, for the element around it. */
export const tableStyle = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${size.s};
    font-variant-numeric: tabular-nums lining-nums;
  }
  caption {
    padding-bottom: ${space.s};
    color: ${color.inkSoft};
    font-family: ${font.display};
    font-style: italic;
    text-align: left;
  }
  th,
  td {
    padding: ${space.xs} ${space.s};
    text-align: left;
    border-top: 1px solid ${color.rule};
  }
`;
