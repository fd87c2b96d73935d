import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A captioned table. On a phone the table scrolls sideways, not the page. */
export function FactTable({ caption, columns, rows }: Props) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Table $isWide={columns.length > 2}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...others] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  margin: ${({ theme }) => `${theme.space.l} 0`};
  overflow-x: auto;
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};

  caption {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.s}`};
    color: ${({ theme }) => theme.color.inkSoft};
    font-family: ${({ theme }) => theme.font.display};
    font-style: italic;
    text-align: left;
  }
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
    text-align: left;
    vertical-align: top;
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
  th {
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  tbody th {
    min-width: 7.5em;
  }
  thead th {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.xs};
  }
`;

/** Three or more columns have a minimum width: scrolling reads better than one word per line. */
const Table = styled.table<{ $isWide: boolean }>`
  width: 100%;
  min-width: ${({ $isWide }) => ($isWide ? '34rem' : '0')};
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;
