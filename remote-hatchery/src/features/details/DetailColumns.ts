import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

/** The picture on the left, its panels on the right, and what is long below the picture; stacked on a phone. */
export const DetailColumns = styled.div`
  display: grid;
  gap: ${space.l};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    grid-template-rows: auto 1fr;
    gap: ${space.l} ${space.xl};
  }
`;
