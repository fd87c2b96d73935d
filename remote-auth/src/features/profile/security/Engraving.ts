import { styled } from 'styled-components';

/** Style of the illustrations of this tab: ink lines on a watercolor wash. */
export const Engraving = styled.svg`
  flex: none;
  fill: none;
  stroke: ${({ theme }) => theme.color.edge};
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;

  .wash {
    fill: ${({ theme }) => theme.color.accentSoft};
    stroke: none;
  }
  .hairline {
    stroke: ${({ theme }) => theme.color.rule};
  }
  .light {
    stroke: ${({ theme }) => theme.color.accent};
  }
  .solid {
    fill: ${({ theme }) => theme.color.accent};
    stroke: none;
  }
`;
