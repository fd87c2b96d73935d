import { styled } from 'styled-components';
import { color, radius } from '@emberclutch/web/theme/tokens.ts';

/** A bar in the theme's colours instead of the browser's. */
export const ProgressBar = styled.progress`
  width: 96px;
  height: 8px;
  overflow: hidden;
  appearance: none;
  background: ${color.sunk};
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;
