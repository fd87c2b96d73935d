import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

/** What a panel is for, below its title. */
export const PanelLead = styled.p`
  max-width: 60ch;
  margin-bottom: ${space.m};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
