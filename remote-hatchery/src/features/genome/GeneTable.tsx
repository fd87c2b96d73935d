import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { tableStyle } from '@emberclutch/web/ui/layout/table-style.ts';
import { color, font, media, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  id: number;
  /** Id of the specimen to compare with, which has a separate column. */
  compared: number | null;
  children: ReactNode;
}

/**
 * On a phone, a comparison of two specimens omits the columns of digits and numbers, which the page shows for a single specimen.
 * If the table still does not fit, it scrolls sideways, not the page.
 */
export function GeneTable({ id, compared, children }: Props) {
  const { columns } = copy;
  return (
    <Scroll role="region" aria-label={copy.geneTable} tabIndex={0} data-compared={compared ?? undefined}>
      <table>
        <caption>{copy.genesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.gene}</th>
            <th scope="col" data-single>
              {columns.digits}
            </th>
            <th scope="col">{compared === null ? columns.dominant : copy.number(specimenNumber(id))}</th>
            {compared !== null && <th scope="col">{copy.number(specimenNumber(compared))}</th>}
            <th scope="col" data-single>
              {columns.oneIn}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  ${fadingEdge}
  ${tableStyle}

  thead th {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  td code {
    padding: 0;
    background: none;
  }
  td,
  th {
    vertical-align: top;
  }
  /* While the reader scrolls from gene to gene, the picture beside the table shows the current one. */
  @media ${media.wide} {
    tbody :is(th, td) {
      padding-block: ${space.s};
    }
    tbody th,
    tbody td:nth-child(3) {
      font-family: ${font.display};
      font-size: ${size.m};
      font-weight: ${weight.medium};
    }
  }
  @media ${media.phone} {
    table {
      font-size: ${size.xs};
    }
    th,
    td {
      padding-inline: 0 ${space.xs};
    }
    &:where([data-compared]) [data-single] {
      display: none;
    }
  }
`;
