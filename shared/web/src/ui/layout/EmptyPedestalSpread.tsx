import type { ReactNode } from 'react';
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
  <PedestalLayout role={remote && 'alert'} data-remote={remote}>
    <div>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ActionRow>{children}</ActionRow>
    </div>
    <EmptyPedestal>{foot}</EmptyPedestal>
  </PedestalLayout>
);
