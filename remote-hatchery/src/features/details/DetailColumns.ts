import { styled } from 'styled-components';

/** The picture on the left and the panels on the right; stacked on a phone. */
export const DetailColumns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    gap: ${({ theme }) => theme.space.xl};

    /* The plate stays in sight while one reads, below the bar. */
    > :first-child {
      position: sticky;
      top: 96px;
    }
  }
`;
