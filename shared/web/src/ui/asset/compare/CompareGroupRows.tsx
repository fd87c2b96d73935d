import { styled } from 'styled-components';
import { color, font, size, space, weight } from '../../../theme/tokens.ts';
import { BestMark } from './BestMark.tsx';
import { CompareCellContent } from './CompareCellContent.tsx';
import type { CompareGroup } from './compare-groups.ts';
import { copy } from './copy.ts';
import type { ComparedItem } from './use-compared-items.ts';

interface Props {
  group: CompareGroup;
  /** The columns. */
  shown: readonly ComparedItem[];
  onlyDifferences: boolean;
}

/** The rows of one group of facts, below its name. Absent without rows. */
export function CompareGroupRows({ group: { name, rows }, shown, onlyDifferences }: Props) {
  const listed = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  if (listed.length === 0) return null;
  return (
    <tbody>
      <tr>
        <GroupHead scope="rowgroup" colSpan={shown.length + 1}>
          {copy.groups[name]}
        </GroupHead>
      </tr>
      {listed.map((row) => (
        <tr key={row.name} data-differs={name === 'genome' && row.differs ? true : undefined}>
          <th scope="row">
            {row.label}
            {name === 'genome' && row.differs && <small>{copy.differs}</small>}
          </th>
          {row.cells.map((cell, index) => (
            <td key={shown[index]?.id}>
              <CompareCellContent cell={cell} isLoaded={Boolean(shown[index]?.loaded)} />
              {row.best?.columns.includes(index) && <BestMark>{row.best.label}</BestMark>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
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
