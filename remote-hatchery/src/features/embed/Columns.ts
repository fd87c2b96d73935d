import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

/** Panels in two columns where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};
  margin-bottom: ${space.l};

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
