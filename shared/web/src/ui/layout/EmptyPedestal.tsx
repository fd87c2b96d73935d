import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { drawEmptyPedestal, emptyPedestalBox } from '@emberclutch/art/draw-empty-pedestal.ts';
import { color } from '../../theme/tokens.ts';

interface Props {
  className?: string;
  /** The plants around it (`SeasonFoot`). */
  children?: ReactNode;
}

/** An empty pedestal, as wide as its container. */
export const EmptyPedestal = ({ className, children }: Props) => (
  <Frame aria-hidden="true" className={className}>
    <Drawing viewBox={emptyPedestalBox} dangerouslySetInnerHTML={drawing} />
    <div>{children}</div>
  </Frame>
);

const drawing = { __html: drawEmptyPedestal(color.edge) };

const Frame = styled.div`
  position: relative;

  /* As wide as a picture whose pedestal has this width, and with the same baseline. */
  > div {
    position: absolute;
    inset: 0 -9% 0 -20.5%;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  filter: saturate(0.5);
`;
