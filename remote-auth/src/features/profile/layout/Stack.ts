import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

/** Panels of one column, below each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.l};
`;
