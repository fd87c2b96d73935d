import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, font, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  label: string;
  /** The counted item in one word: `eggs`. */
  short: string;
  hint?: string;
  count: number;
  fee: ReactNode;
  onChange: (count: number) => void;
}

/** A number field with a label, and buttons for one less and one more. */
export function CountField({ label, short, hint, count, fee, onChange }: Props) {
  const id = useId();
  return (
    <Field>
      <div>
        <label htmlFor={id}>{label}</label>
        <Hint id={`${id}-hint`}>
          {fee}
          {hint && <span>{`. ${hint}`}</span>}
        </Hint>
      </div>
      <Stepper>
        <Button
          variant="quiet"
          size="s"
          aria-label={`${copy.form.fewer} ${short}`}
          disabled={count === 0}
          onClick={() => onChange(count - 1)}
        >
          {copy.form.fewer}
        </Button>
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={count}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            const typedCount = Math.max(0, Math.trunc(target.valueAsNumber || 0));
            // Sets the text itself: React compares numbers, and would leave "03" in a field whose value is 3.
            if (target.value !== '') target.value = String(typedCount);
            onChange(typedCount);
          }}
        />
        <Button
          variant="quiet"
          size="s"
          aria-label={`${copy.form.more} ${short}`}
          onClick={() => onChange(count + 1)}
        >
          {copy.form.more}
        </Button>
      </Stepper>
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};

  /* Beside the buttons if a few words fit into a line. */
  > :first-child {
    flex: 1 1 11rem;
  }
  label {
    font-weight: ${weight.semibold};
    font-size: ${size.m};
  }
`;

const Hint = styled.p`
  max-width: 34ch;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Stepper = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  /* The buttons are in front of the season's land. */
  > button {
    background: ${color.raised};
  }
`;

const Input = styled.input`
  width: 5.5ch;
  min-height: 44px;
  text-align: center;
  color: ${color.ink};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  font-family: ${font.display};
  font-size: ${size.l};
  font-variant-numeric: tabular-nums lining-nums;
  appearance: textfield;

  &::-webkit-inner-spin-button {
    display: none;
  }
`;
