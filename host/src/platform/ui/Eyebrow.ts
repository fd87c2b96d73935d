import { styled } from 'styled-components';

/** A line above a title that says which part of the site this is. */
export const Eyebrow = styled.p`
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  font-style: italic;
`;
