import { styled } from 'styled-components';
import { color, space } from '@emberclutch/web/theme/tokens.ts';

/** A title between two double rules. */
export const SectionTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space.l};
  margin-bottom: clamp(24px, 3vw, 40px);
  text-align: center;

  &::before,
  &::after {
    content: '';
    flex: 1;
    min-width: 24px;
    border-top: 3px double ${color.rule};
  }
`;
