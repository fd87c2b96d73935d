import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: string;
  hint: string;
}

/** A radio button or checkbox with its label and a hint. */
export function Choice({ label, hint, ...input }: Props) {
  const hintId = useId();
  return (
    <Line>
      <input {...input} aria-describedby={hintId} />
      <span>
        {label}
        <Hint id={hintId}>{hint}</Hint>
      </span>
    </Line>
  );
}

const Line = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space.s};
  align-items: start;
  padding: ${({ theme }) => theme.space.xs} 0;
  cursor: pointer;

  input {
    width: ${({ theme }) => theme.space.l};
    height: ${({ theme }) => theme.space.l};
    /* In the middle of the first line, whatever the size of the text. */
    margin: calc((1lh - ${({ theme }) => theme.space.l}) / 2) 0 0;
    accent-color: ${({ theme }) => theme.color.accent};
    cursor: pointer;
  }
`;

const Hint = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};
`;
