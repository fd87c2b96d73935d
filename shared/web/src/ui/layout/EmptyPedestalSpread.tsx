import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';
import { EmptyPedestal, PedestalLayout } from './EmptyPedestal.tsx';
import { ActionRow } from './ActionRow.tsx';
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
    <LargePedestal>{foot}</LargePedestal>
  </Spread>
);

const Spread = styled(PedestalLayout)`
  @media ${media.wide} {
    min-height: 56vh;
  }
`;

/** Below the text on a phone. */
const LargePedestal = styled(EmptyPedestal)`
  order: 0;
  width: min(60%, 44vh);

  @media ${media.wide} {
    width: min(60%, 44vh);
  }
`;
