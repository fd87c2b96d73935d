import { css } from 'styled-components';
import { color, radius } from '@emberclutch/web/theme/tokens.ts';

/** Ground and edge of what lies over the map: paper in the watercolour of the season, in the double rule of a plate. */
export const mapPanel = css`
  background: linear-gradient(115deg, transparent 35%, ${color.wash} 130%) ${color.raised};
  border: 3px double ${color.edge};
  border-radius: ${radius.s};
`;
