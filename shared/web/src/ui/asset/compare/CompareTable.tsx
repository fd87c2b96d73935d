import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BestMark } from './BestMark.tsx';
import { ColumnControls } from './ColumnControls.tsx';
import { ColumnName } from './ColumnName.tsx';
import { ColumnPicture } from './ColumnPicture.tsx';
import { CompareFrame } from './CompareFrame.ts';
import type { CompareGroup } from './compare-groups.ts';
import { CompareCellContent } from './CompareCellContent.tsx';
import { copy } from './copy.ts';
import type { ComparedItem, OtherItem } from './use-compared-items.ts';
import { color, font, size, space, weight } from '../../../theme/tokens.ts';
import { notPrinted } from '../../../theme/not-printed.ts';

interface Props {
  /** All compared assets, in order. */
  ids: readonly number[];
  /** The columns. */
  shown: readonly ComparedItem[];
  /** Assets without a column, on a phone. */
  others: readonly OtherItem[];
  groups: readonly CompareGroup[];
  onlyDifferences: boolean;
  /** Changes the comparison. @param status announced to screen readers */
  onChange: (ids: readonly number[], status: string) => void;
}

/** The comparison: a column for each asset, a row for each known fact. */
export function CompareTable({ ids, shown, others, groups, onlyDifferences, onChange }: Props) {
  const [replacedId, setReplacedId] = useState<number | null>(null);
  // The column whose button takes the focus when it is rendered.
  const returnToRef = useRef<number | null>(null);

  return (
    <CompareFrame role="region" aria-label={copy.table} tabIndex={0} style={{ '--columns': shown.length }}>
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <Corner>{copy.corner}</Corner>
            {shown.map((item, index) => (
              <ColumnName
                key={item.id}
                item={item}
                place={index}
                others={others}
                onPick={(id) => onChange(swap(ids, index, ids.indexOf(id)), '')}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{copy.picture}</th>
            {shown.map((item) => (
              <ColumnPicture key={item.id} item={item} />
            ))}
          </tr>
          <tr {...notPrinted}>
            <th scope="row">{copy.controls}</th>
            {shown.map((item, index) => (
              <ColumnControls
                key={item.id}
                id={item.id}
                index={index}
                columns={shown.length}
                ids={ids}
                isReplacing={replacedId === item.id}
                returnToRef={returnToRef}
                onReplacing={(isReplacing) => setReplacedId(isReplacing ? item.id : null)}
                onChange={onChange}
              />
            ))}
          </tr>
        </tbody>
        {groups.map(({ name, rows }) => {
          const listed = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
          return (
            listed.length > 0 && (
              <tbody key={name}>
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
            )
          );
        })}
      </table>
    </CompareFrame>
  );
}

/** The ids with two of them exchanged. */
const swap = (ids: readonly number[], one: number, other: number): number[] =>
  ids.map((id, index) => (index === one ? ids[other] : index === other ? ids[one] : id) ?? id);

const Corner = styled.th.attrs({ scope: 'col' })`
  && {
    font-weight: inherit;
  }
`;

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
