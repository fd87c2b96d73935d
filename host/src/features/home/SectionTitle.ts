import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

/** A title at the left edge of the page. */
export const SectionTitle = styled.h2`
  margin-bottom: ${space.l};
`;
