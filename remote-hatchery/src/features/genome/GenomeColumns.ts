import { styled } from 'styled-components';

/** The picture on the left and the panels on the right; stacked on a phone. The picture stays in sight in both. */
export const GenomeColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 13fr);
    gap: ${({ theme }) => theme.space.xl};

    > :first-child {
      position: sticky;
      top: 96px;
    }
  }
`;
