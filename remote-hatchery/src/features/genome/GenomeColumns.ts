import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

/** The picture on the left and the panels on the right; stacked on a phone. The picture stays in sight in both. */
export const GenomeColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 13fr);
    gap: ${space.xl};

    > :first-child {
      position: sticky;
      top: 96px;
    }
  }
`;
