import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens.ts';
import { ActionRow } from './ActionRow.tsx';
import { EmptyPedestal } from './EmptyPedestal.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  title: string;
  lead: string;
  eyebrow?: string;
  remote?: string;
  foot?: ReactNode;
  children?: ReactNode;
}

/** Contents of a page that cannot show its subject: what happened, what the player can do, and an empty pedestal. */
export const EmptyPedestalSpread = ({ title, lead, eyebrow, remote, foot, children }: Props) => (
  <Spread role={remote && 'alert'} data-remote={remote}>
    <div>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ActionRow>{children}</ActionRow>
    </div>
    <Place>{foot}</Place>
  </Spread>
);

const Spread = styled.div`
  display: grid;
  gap: ${space.l};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    min-height: 56vh;
  }
`;

const Place = styled(EmptyPedestal)`
  justify-self: center;
  width: min(60%, 44vh);
`;
