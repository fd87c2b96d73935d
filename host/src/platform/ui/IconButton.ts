import { styled } from 'styled-components';

/** A button of the top bar that shows an icon; large enough for touch. */
export const IconButton = styled.button`
  display: inline-grid;
  grid-auto-flow: column;
  place-content: center;
  flex: none;
  min-width: 40px;
  height: 40px;
  padding: 0;
  color: ${({ theme }) => theme.color.inkSoft};
  background: none;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.s};
  cursor: pointer;

  @media ${({ theme }) => theme.media.phone} {
    min-width: 36px;
  }

  transition: color ${({ theme }) => theme.motion.quick};

  &:hover {
    color: ${({ theme }) => theme.color.ink};
    border-color: ${({ theme }) => theme.color.rule};
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
