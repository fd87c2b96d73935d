import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

/** Introduces the list of a panel. */
export const PanelLead = styled.p`
  margin-bottom: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
