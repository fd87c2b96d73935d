import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ColumnControls } from './ColumnControls.tsx';
import { ColumnName } from './ColumnName.tsx';
import { ColumnPicture } from './ColumnPicture.tsx';
import { CompareFrame } from './CompareFrame.ts';
import type { CompareGroup } from './compare-groups.ts';
import { CompareGroupRows } from './CompareGroupRows.tsx';
import { copy } from './copy.ts';
import type { ComparedItem, OtherItem } from './use-compared-items.ts';
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
        {groups.map((group) => (
          <CompareGroupRows key={group.name} group={group} shown={shown} onlyDifferences={onlyDifferences} />
        ))}
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
