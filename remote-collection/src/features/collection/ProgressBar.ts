import { styled } from 'styled-components';

/** A bar in the theme's colours in place of the browser's own. */
export const ProgressBar = styled.progress`
  width: 96px;
  height: 8px;
  overflow: hidden;
  appearance: none;
  background: ${({ theme }) => theme.color.sunk};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: ${({ theme }) => theme.color.accent};
  }
  &::-moz-progress-bar {
    background: ${({ theme }) => theme.color.accent};
  }
`;
