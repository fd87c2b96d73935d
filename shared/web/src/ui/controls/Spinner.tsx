import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, font, space } from '../../theme/tokens.ts';

interface Props {
  size?: 'full' | 'compact' | 'inline';
  /** What is loading, for screen readers. Without it the spinner is decorative. */
  label?: string;
}

/** Loading indicator in the season's colours: light runs round an eggshell. With the size `full`, it is as high as the window. */
export function Spinner({ size = 'compact', label }: Props) {
  return (
    <Layout data-size={size} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <svg viewBox="0 0 32 40" width={widths[size]} aria-hidden="true">
        <Shell d={egg} />
        <Light d={egg} pathLength="100" />
      </svg>
      {label && (size === 'full' ? <Label>{label}</Label> : <VisuallyHidden>{label}</VisuallyHidden>)}
    </Layout>
  );
}

const egg = 'M16 2C24 2 30 15 30 24.5C30 32.5 24 38 16 38S2 32.5 2 24.5C2 15 8 2 16 2Z';
const widths = { full: 56, compact: 32, inline: 14 };

const run = keyframes`
  to { stroke-dashoffset: -100; }
`;

const Layout = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  min-height: 96px;
  color: ${color.inkSoft};

  &:where([data-size='full']) {
    min-height: 100dvh;
  }
  &:where([data-size='inline']) {
    display: inline-flex;
    min-height: 0;
    color: inherit;
  }
`;

const Shell = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  opacity: 0.3;
`;

const Light = styled.path`
  fill: none;
  stroke: ${color.accent};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 22 78;
  animation: ${run} 1.4s linear infinite;

  /* A primary button's background is the accent colour, and a dangerous button must keep its own colour. */
  button:where([data-variant='primary'], [data-variant='danger']) & {
    stroke: currentColor;
  }
`;

/** Not italic, because the page would load the italic font before its first picture only for this line. */
const Label = styled.span`
  font-family: ${font.display};
`;
