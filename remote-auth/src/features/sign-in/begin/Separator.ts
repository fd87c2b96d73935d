import { styled } from 'styled-components';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';

/** A word between two rules, between two ways to sign in. */
export const Separator = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space.m};
  color: ${color.inkFaint};
  font-family: ${font.display};
  font-style: italic;
  line-height: 1;

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${color.rule};
  }
`;
