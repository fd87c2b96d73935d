import { styled } from 'styled-components';
import { copy } from './copy.ts';
import { color, inset, radius, size, space, weight } from '../../theme/tokens.ts';

/** Marks a golden asset with a symbol and a word, because colour alone is not accessible. */
export function GoldenBadge() {
  return (
    <Badge>
      <svg viewBox="0 0 16 16" width="12" aria-hidden="true">
        <path d="m8 .5 2 5.5 5.5 2-5.5 2-2 5.5L6 10 .5 8 6 6Z" fill="currentColor" />
      </svg>
      {copy.golden}
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${inset.frame};
  padding: 1px ${space.xs} 1px ${inset.menu};
  color: ${color.gold};
  font-size: ${size.xs};
  font-weight: ${weight.bold};
  border: 1px solid currentColor;
  border-radius: ${radius.round};
`;
