import { css } from 'styled-components';
import { color, font, media, size, space } from '../../theme/tokens.ts';

/** Style for the wrapper of a table of facts, with a rule between rows. The caption is upright on phones, like a lead (`PageHeading`). */
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
  @media ${media.phone} {
    caption {
      font-style: normal;
    }
  }
  th,
  td {
    padding: ${space.xs} ${space.s};
    text-align: left;
    border-top: 1px solid ${color.rule};
  }
`;
