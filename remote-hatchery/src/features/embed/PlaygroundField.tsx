import { useId } from 'react';
import { styled } from 'styled-components';
import { size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { selectLook } from '@emberclutch/web/ui/controls/select-look.ts';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import type { PlaygroundOption } from './playground-elements.ts';

interface Props {
  option: PlaygroundOption;
  value: string;
  onChange: (value: string) => void;
}

/** One option of the playground: a choice, or a field. Both are as high, so that a row of them is even. */
export function PlaygroundField({ option: { label, hint, choices, name }, value, onChange }: Props) {
  const id = useId();
  if (!choices)
    return (
      <TextField
        label={label}
        hint={hint}
        inputMode={name === 'number' ? 'numeric' : 'text'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(choices).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};

  label {
    font-size: ${size.s};
    font-weight: ${weight.semibold};
  }
  select {
    width: 100%;
    min-height: 48px;
    ${selectLook}
  }
`;
