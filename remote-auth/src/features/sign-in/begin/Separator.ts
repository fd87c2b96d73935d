import { styled } from 'styled-components';

/** A word between two rules, between two ways to sign in. */
export const Separator = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkFaint};
  font-family: ${({ theme }) => theme.font.display};
  font-style: italic;
  line-height: 1;

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${({ theme }) => theme.color.rule};
  }
`;
