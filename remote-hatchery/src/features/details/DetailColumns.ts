import { styled } from 'styled-components';

/** The picture on the left, its panels on the right, and what is long below the picture; stacked on a phone. */
export const DetailColumns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    grid-template-rows: auto 1fr;
    gap: ${({ theme }) => `${theme.space.l} ${theme.space.xl}`};
  }
`;
