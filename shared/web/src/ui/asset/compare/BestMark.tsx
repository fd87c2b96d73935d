import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space, weight } from '../../../theme/tokens.ts';

/** Marks the best value of a row by a star and a word. */
export function BestMark({ children }: { children: ReactNode }) {
  return (
    <Mark>
      <svg viewBox="0 0 16 16" width="12" aria-hidden="true">
        <path d="m8 1.2 2 4.5 4.9.5-3.7 3.2 1.1 4.8L8 11.7l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7Z" />
      </svg>
      {children}
    </Mark>
  );
}

const Mark = styled.strong`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.accent};
  font-size: ${size.xs};
  font-weight: ${weight.semibold};

  svg {
    flex: none;
    fill: currentColor;
  }
`;
