import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { size } from '@emberclutch/web/theme/tokens.ts';
import { isWholeCode } from './read-code.ts';

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'defaultValue' | 'ref'
> {
  /** Number of digits of the code, if the provider reports it: then the last digit submits the form. */
  codeLength?: number;
}

/** One field for an e-mailed code. Phones can fill it in, and players can paste into it. */
export function CodeField({ codeLength, ...field }: Props) {
  const handleChange = ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    if (codeLength !== undefined && isWholeCode(value, codeLength)) form?.requestSubmit();
  };

  return (
    <Field
      {...field}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="done"
      required
      onChange={handleChange}
    />
  );
}

/** Clears the field of a code that is no longer valid, and moves the focus there. */
export function clearCodeField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}

/** Wide digits, which are easy to compare one by one. */
const Field = styled(TextField)`
  font-size: ${size.l};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.14em;
`;
