import { styled } from 'styled-components';
import { color } from '@emberclutch/web/theme/tokens.ts';

/** Style of the illustrations of this tab: ink lines on a watercolor wash. */
export const Engraving = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.edge};
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;

  .wash {
    fill: ${color.accentSoft};
    stroke: none;
  }
  .hairline {
    stroke: ${color.rule};
  }
  .light {
    stroke: ${color.accent};
  }
  .solid {
    fill: ${color.accent};
    stroke: none;
  }
`;
