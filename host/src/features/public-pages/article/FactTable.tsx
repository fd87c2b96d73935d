import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { tableStyle } from '@emberclutch/web/ui/layout/table-style.ts';
import { color, size, space, weight } from '@emberclutch/web/theme/tokens.ts';

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
      <Table data-wide={columns.length > 2 || undefined}>
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
  margin: ${space.l} 0;
  overflow-x: auto;
  --cover: ${color.raised};
  background: ${color.raised};
  ${fadingEdge}
  border: 1px solid ${color.edge};
  ${tableStyle}

  caption {
    padding: ${space.m} ${space.m} ${space.s};
  }
  th,
  td {
    padding: ${space.xs} ${space.m};
    vertical-align: top;
  }
  th {
    font-weight: ${weight.bold};
  }
  tbody th {
    min-width: 7.5em;
  }
  thead th {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;

/** Three or more columns have a minimum width: scrolling reads better than one word per line. */
const Table = styled.table`
  &:where([data-wide]) {
    min-width: 34rem;
  }
`;
