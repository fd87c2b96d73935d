import { styled } from 'styled-components';
import { size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import type { PlaygroundOption } from './playground-elements.ts';

interface Props {
  option: PlaygroundOption;
  value: string;
  onChange: (value: string) => void;
}

/** One option of the playground: a choice, or a field. */
export function PlaygroundField({ option: { label, hint, choices, name }, value, onChange }: Props) {
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
  const options = Object.entries(choices).map(([key, words]) => ({ value: key, label: words }));
  return (
    <div>
      <Name aria-hidden="true">{label}</Name>
      <ChoiceGroup label={label} options={options} chosen={value} onChoice={onChange} />
    </div>
  );
}

const Name = styled.p`
  margin-bottom: ${space.xs};
  font-size: ${size.s};
  font-weight: ${weight.semibold};
`;
