import { styled } from 'styled-components';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

/** The purpose of a panel, below its title. */
export const PanelLead = styled.p`
  max-width: 60ch;
  margin-bottom: ${space.m};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
