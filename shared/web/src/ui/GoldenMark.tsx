import { styled } from 'styled-components';
import { copy } from './copy.ts';

/** Marks a golden asset by a symbol and a word, because colour alone is not accessible. */
export function GoldenMark() {
  return (
    <Mark>
      <svg viewBox="0 0 16 16" width="12" aria-hidden="true">
        <path d="m8 .5 2 5.5 5.5 2-5.5 2-2 5.5L6 10 .5 8 6 6Z" fill="currentColor" />
      </svg>
      {copy.golden}
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.inset.frame};
  padding: 1px ${({ theme }) => theme.space.xs} 1px ${({ theme }) => theme.inset.menu};
  color: ${({ theme }) => theme.color.gold};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.bold};
  border: 1px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.round};
`;
