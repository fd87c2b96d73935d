import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { drawEmptyPedestal, emptyPedestalBox } from '@emberclutch/art/draw-empty-pedestal.ts';
import { color, media, space } from '../../theme/tokens.ts';

interface Props {
  className?: string;
  /** The plants around the pedestal (`SeasonFoot`). */
  children?: ReactNode;
}

/** An empty pedestal, as wide as its container. */
const Pedestal = ({ className, children }: Props) => (
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

/** Text, and an empty pedestal (`EmptyPedestal`) beside it. */
export const PedestalLayout = styled.div`
  display: grid;
  gap: ${space.m} ${space.l};
  padding: ${space.l} 0 ${space.xl};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    min-height: 38vh;
  }
`;

/** Above the text on a phone, beside it if there is room. */
export const EmptyPedestal = styled(Pedestal)`
  order: -1;
  justify-self: center;
  width: 132px;

  @media ${media.wide} {
    order: 0;
    width: min(60%, 36vh);
  }
`;
