import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, size, space, weight } from '../../../theme/tokens.ts';
import { useClock } from '../../browser/use-clock.ts';
import { DateTime } from '../../format/DateTime.tsx';
import type { CompareGroup, CompareCell } from './compare-groups.ts';
import { copy } from './copy.ts';
import type { ComparedItem } from './use-compared-items.ts';

interface Props {
  group: CompareGroup;
  columns: readonly ComparedItem[];
  isLimitedToDifferences: boolean;
}

/** The rows of one group of facts, below the name of the group. Renders nothing if there are no rows. */
export function CompareGroupRows({ group: { name, rows }, columns, isLimitedToDifferences }: Props) {
  const visibleRows = isLimitedToDifferences ? rows.filter(({ differs }) => differs) : rows;
  if (visibleRows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <GroupHead scope="rowgroup" colSpan={columns.length + 1}>
          {copy.groups[name]}
        </GroupHead>
      </tr>
      {visibleRows.map((row) => (
        <tr key={row.name} data-differs={name === 'genome' && row.differs ? true : undefined}>
          <th scope="row">
            {row.label}
            {name === 'genome' && row.differs && <small>{copy.differs}</small>}
          </th>
          {row.cells.map((cell, index) => (
            <td key={columns[index]?.id}>
              <CompareCellContent cell={cell} isLoaded={Boolean(columns[index]?.loadedItem)} />
              {row.best?.columns.includes(index) && <BestBadge>{row.best.label}</BestBadge>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Marks the best value of a row with a star and a word. */
function BestBadge({ children }: { children: ReactNode }) {
  return (
    <Badge>
      <svg viewBox="0 0 16 16" width="12" aria-hidden="true">
        <path d="m8 1.2 2 4.5 4.9.5-3.7 3.2 1.1 4.8L8 11.7l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7Z" />
      </svg>
      <span>{children}</span>
    </Badge>
  );
}

function CompareCellContent({ cell, isLoaded }: { cell: CompareCell | null; isLoaded: boolean }) {
  if (!cell) return isLoaded && <Unknown>{copy.notKnown}</Unknown>;
  if (cell.at !== undefined) return <Instant at={cell.at} />;
  return (
    <>
      {cell.text}
      {cell.note && <small>{cell.note}</small>}
    </>
  );
}

function Instant({ at }: { at: number }) {
  const isExpected = useClock((now) => at > now);
  return (
    <>
      <DateTime at={at} />
      {isExpected && <small>{copy.expected}</small>}
    </>
  );
}

const GroupHead = styled.th`
  && {
    padding-top: ${space.l};
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${size.l};
    font-weight: ${weight.medium};
    border-top: 0;
    border-bottom: 3px double ${color.rule};
  }
`;

const Badge = styled.strong`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.accent};
  font-size: ${size.xs};
  font-weight: ${weight.semibold};

  svg {
    flex: none;
    fill: currentColor;
  }
`;

const Unknown = styled.span`
  color: ${color.inkSoft};
  font-style: italic;
`;
