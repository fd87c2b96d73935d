import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space, weight } from '../../theme/tokens.ts';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string;
}

export function TextField({ label, hint, error, ...input }: Props) {
  const fieldId = useId();
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');

  return (
    <Field>
      <Label htmlFor={fieldId}>{label}</Label>
      <Input
        {...input}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {/* Always mounted, because screen readers announce only changes of a live region. */}
      <Errors aria-live="polite">{error && <ErrorText id={errorId}>{error}</ErrorText>}</Errors>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  /* Next to a taller field, its lines keep their height. */
  align-content: start;
  /* Wider than the focus ring, which would touch the text below. */
  gap: ${space.xs};
`;

const Label = styled.label`
  font-size: ${size.s};
  font-weight: ${weight.semibold};
`;

const Input = styled.input`
  min-height: 48px;
  width: 100%;
  padding: 0 ${space.s};
  color: ${color.ink};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 3px 0 0 ${color.danger};
  }
`;

const Errors = styled.div`
  /* No gap while empty. */
  &:empty {
    position: absolute;
  }
`;

const Hint = styled.p`
  font-size: ${size.xs};
  color: ${color.inkSoft};
`;

const ErrorText = styled(Hint)`
  font-weight: ${weight.semibold};
  color: ${color.danger};
`;
