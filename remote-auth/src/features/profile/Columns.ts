import { styled } from 'styled-components';

/** What a tab is about, and what stands beside it where there is room. */
export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;
