import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

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
  gap: ${space.s};
  align-items: start;
  padding: ${space.xs} 0;
  cursor: pointer;

  input {
    width: ${space.l};
    height: ${space.l};
    /* In the middle of the first line at every text size. */
    margin: calc((1lh - ${space.l}) / 2) 0 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
