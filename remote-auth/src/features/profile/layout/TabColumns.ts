import { styled } from 'styled-components';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

/** Main column of a tab, and a second column beside it on wide screens. */
export const TabColumns = styled.div`
  display: grid;
  gap: ${space.l};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space.xl};
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space.l};
`;
