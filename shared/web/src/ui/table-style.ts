import { css } from 'styled-components';

/** A table of facts, ruled between its rows, for the element around it. */
export const tableStyle = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${({ theme }) => theme.size.s};
    font-variant-numeric: tabular-nums lining-nums;
  }
  caption {
    padding-bottom: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    text-align: left;
  }
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    text-align: left;
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
`;
