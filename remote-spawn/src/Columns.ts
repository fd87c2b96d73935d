import { styled } from 'styled-components';

/** The work on the left, what one should know beside it; below each other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;
