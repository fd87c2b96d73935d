import { styled } from 'styled-components';
import { DateTime } from '../../format/DateTime.tsx';
import { useClock } from '../../browser/use-clock.ts';
import type { CompareCell } from './compare-row.ts';
import { copy } from './copy.ts';
import { color, space, weight } from '../../../theme/tokens.ts';

interface Props {
  /** Null if unknown. */
  cell: CompareCell | null;
  /** Whether the asset of the column has been read. */
  isLoaded: boolean;
}

export function CompareCellContent({ cell, isLoaded }: Props) {
  if (!cell) return isLoaded && <Unknown>{copy.notKnown}</Unknown>;
  if (cell.at !== undefined) return <Instant at={cell.at} />;
  if (cell.parts)
    return (
      <Digits>
        {cell.parts.map(({ offset, digits, differs }) => (
          // A `mark` element: underlined, and announced by screen readers that announce marks.
          <Part key={offset} as={differs ? 'mark' : 'span'}>
            {digits}
          </Part>
        ))}
      </Digits>
    );
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

const Unknown = styled.span`
  color: ${color.inkSoft};
  font-style: italic;
`;

const Digits = styled.code`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.xs};
  padding: 0;
  background: none;
`;

const Part = styled.span`
  max-width: 100%;
  color: ${color.inkSoft};
  background: none;
  border-bottom: 2px solid transparent;

  &:is(mark) {
    color: ${color.ink};
    font-weight: ${weight.semibold};
    border-bottom-color: ${color.accent};
  }
`;
