import { styled } from 'styled-components';

/** Main part of a tab, and what stands beside it on wide screens. */
export const TabColumns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;
