import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { drawEmptyPedestal, emptyPedestalBox } from '@emberclutch/art/draw-empty-pedestal.ts';
import { color, media, space } from '../../theme/tokens.ts';
import { ActionRow } from './ActionRow.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  title: string;
  lead: string;
  eyebrow?: string;
  /** The remote of the page that failed. */
  remote?: string;
  /** What grows around the pedestal (`SeasonFoot`). */
  foot?: ReactNode;
  /** Links or buttons for the next step. */
  children?: ReactNode;
}

/** Contents of a page without its subject: what happened, what can be done, and a pedestal on which nothing stands. */
export const EmptyPedestalSpread = ({ title, lead, eyebrow, remote, foot, children }: Props) => (
  <Spread role={remote && 'alert'} data-remote={remote}>
    <div>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ActionRow>{children}</ActionRow>
    </div>
    <Place aria-hidden="true">
      <EmptyPedestal viewBox={emptyPedestalBox} dangerouslySetInnerHTML={drawing} />
      <div>{foot}</div>
    </Place>
  </Spread>
);

const drawing = { __html: drawEmptyPedestal(color.edge) };

const Spread = styled.div`
  display: grid;
  gap: ${space.l};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    min-height: 56vh;
  }
`;

const Place = styled.div`
  position: relative;
  justify-self: center;
  width: min(60%, 44vh);

  /* As wide as a picture whose pedestal has the width of this one, and on the same ground. */
  > div {
    position: absolute;
    inset: 0 -9% 0 -20.5%;
  }
`;

const EmptyPedestal = styled.svg`
  width: 100%;
  filter: saturate(0.5);
`;
