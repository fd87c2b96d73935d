import { css } from 'styled-components';
import { color, radius } from '@emberclutch/web/theme/tokens.ts';

/** Background and border of panels over the map: paper in the season's watercolour, with a double rule. */
export const mapPanel = css`
  background: linear-gradient(115deg, transparent 35%, ${color.wash} 130%) ${color.raised};
  border: 3px double ${color.edge};
  border-radius: ${radius.s};
`;
