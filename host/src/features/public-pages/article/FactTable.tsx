import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tableStyle } from '@emberclutch/web/ui/layout/table-style.ts';
import { visuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, media, size, space, weight } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [heading: string, ...others: ReactNode[]])[];
  hasCodeHeadings?: boolean;
}

/** A captioned table. On a phone, three or more columns become blocks, with each cell below the name of its column. */
export function FactTable({ caption, columns, rows, hasCodeHeadings = false }: Props) {
  return (
    <Frame>
      <table data-wide={columns.length > 2 || undefined}>
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
          {rows.map(([heading, ...others]) => (
            <tr key={heading}>
              <th scope="row">{hasCodeHeadings ? <code>{heading}</code> : heading}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  margin: ${space.l} 0;
  background: ${color.raised};
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

  @media ${media.phone} {
    [data-wide] {
      &,
      caption,
      tbody,
      tr,
      tbody th,
      td {
        display: block;
      }
      thead {
        ${visuallyHidden}
      }
      tr {
        padding: ${space.s} 0;
        border-top: 1px solid ${color.rule};
      }
      tbody th,
      td {
        padding-block: 0;
        border: 0;
      }
      td {
        margin-top: ${space.xs};
      }
      td::before {
        content: attr(data-column);
        display: block;
        color: ${color.inkSoft};
        font-size: ${size.xs};
      }
    }
  }
`;
