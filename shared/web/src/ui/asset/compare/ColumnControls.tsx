import type { MouseEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { focusNeighbor } from '../../browser/use-focus-after-render.ts';
import { Button } from '../../controls/Button.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { NumberForm } from './NumberForm.tsx';
import { size, space } from '../../../theme/tokens.ts';

interface Props {
  id: number;
  /** Number of shown columns. */
  columnCount: number;
  /** All compared assets, in the order of the columns. */
  ids: readonly number[];
  isReplacing: boolean;
  /** Id of the column whose Replace button receives the focus when it is rendered. */
  returnToRef: RefObject<number | null>;
  onReplacing: (isReplacing: boolean) => void;
  onChange: (ids: readonly number[], status: string) => void;
}

/** Buttons of a column: move, replace, remove. */
export function ColumnControls(props: Props) {
  const { id, columnCount, ids, isReplacing, returnToRef, onReplacing, onChange } = props;
  if (isReplacing) return <ReplaceForm {...props} />;

  const number = formatSpecimenNumber(id);
  const index = ids.indexOf(id);
  const moveTo = (to: number) => {
    if (to < 0 || to >= columnCount) return;
    onChange(ids.toSpliced(index, 1).toSpliced(to, 0, id), copy.moved(number, to + 1, ids.length));
  };
  const handleRemove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!focusNeighbor(currentTarget)) currentTarget.closest('main')?.focus();
    onChange(
      ids.filter((one) => one !== id),
      copy.removed(number),
    );
  };
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || returnToRef.current !== id) return;
    returnToRef.current = null;
    button.focus();
  };
  const columnLabel = <VisuallyHidden>{` ${copy.number(number)}`}</VisuallyHidden>;
  return (
    <td>
      <Buttons>
        {/* Not `disabled`: a disabled button would lose the focus when its column reaches the end. */}
        <Button size="s" variant="quiet" aria-disabled={index === 0} onClick={() => moveTo(index - 1)}>
          <MoveTo>{copy.left}</MoveTo>
          {columnLabel}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-disabled={index === columnCount - 1}
          onClick={() => moveTo(index + 1)}
        >
          <MoveTo>{copy.right}</MoveTo>
          {columnLabel}
        </Button>
        <Button size="s" variant="quiet" ref={takeFocus} onClick={() => onReplacing(true)}>
          {copy.replace}
          {columnLabel}
        </Button>
        <Button size="s" variant="quiet" onClick={handleRemove}>
          {copy.remove}
          {columnLabel}
        </Button>
      </Buttons>
    </td>
  );
}

/** Asks for the asset that replaces the column's own. */
function ReplaceForm({ id, ids, returnToRef, onReplacing, onChange }: Props) {
  const number = formatSpecimenNumber(id);
  const handleReturn = (to: number) => {
    returnToRef.current = to;
    onReplacing(false);
  };
  return (
    <td>
      <NumberForm
        label={copy.replaceField(number)}
        submit={copy.replace}
        ids={ids}
        onFound={(other) => {
          handleReturn(other);
          onChange(ids.with(ids.indexOf(id), other), copy.replaced(number, formatSpecimenNumber(other)));
        }}
        onCancel={() => handleReturn(id)}
      />
    </td>
  );
}

/** Screen readers read the full label. Beside the row's heading, and in the narrow column of a phone, its first word is enough. */
const MoveTo = ({ children }: { children: string }) => (
  <>
    <VisuallyHidden>{copy.move} </VisuallyHidden>
    <Direction>{children}</Direction>
  </>
);

const Direction = styled.span`
  text-transform: capitalize;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(3.75rem, 50% - 4px)), 1fr));
  gap: ${space.xxs};
  max-width: 320px;

  button {
    padding-inline: ${space.xxs};
    font-size: ${size.xs};
  }
`;
