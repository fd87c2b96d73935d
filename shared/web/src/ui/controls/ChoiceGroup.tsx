import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Button } from './Button.tsx';
import { space } from '../../theme/tokens.ts';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoice: (value: Value) => void;
}

/** A choice of one view or mode, as a row of toggle buttons. */
export function ChoiceGroup<Value extends string>({ label, options, value, onChoice }: Props<Value>) {
  return (
    <Row role="group" aria-label={label} {...requiresScript}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="s"
          variant={option.value === value ? 'primary' : 'quiet'}
          aria-pressed={option.value === value}
          onClick={() => onChoice(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
`;
