import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string;
}

/** Text input with label, hint and error. */
export function TextField({ label, hint, error, id, ...input }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
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
      {/* Always mounted, because screen readers announce changes of a live region only. */}
      <Errors aria-live="polite">{error && <ErrorText id={errorId}>{error}</ErrorText>}</Errors>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  /* Wider than the focus ring, which would touch the text below. */
  gap: ${({ theme }) => theme.space.xs};
`;

const Label = styled.label`
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

const Input = styled.input`
  min-height: 48px;
  width: 100%;
  padding: 0 ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.ink};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};
  transition: border-color ${({ theme }) => theme.motion.quick};

  &:hover {
    border-color: ${({ theme }) => theme.color.accent};
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.inkFaint};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.color.danger};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.inkFaint};
    background: ${({ theme }) => theme.color.sunk};
  }
`;

const Errors = styled.div`
  /* Takes no gap while empty. */
  &:empty {
    position: absolute;
  }
`;

const Hint = styled.p`
  && {
    margin: 0;
  }
  font-size: ${({ theme }) => theme.size.xs};
  color: ${({ theme }) => theme.color.inkSoft};
`;

const ErrorText = styled(Hint)`
  font-weight: ${({ theme }) => theme.weight.semibold};
  color: ${({ theme }) => theme.color.danger};
`;
