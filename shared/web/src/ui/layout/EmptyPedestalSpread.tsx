import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { ActionRow } from './ActionRow.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  title: string;
  lead: string;
  eyebrow?: string;
  /** The remote of the page that failed. */
  remote?: string;
  /** Links or buttons for the next step. */
  children: ReactNode;
}

/** Contents of a page without its subject: what happened, what can be done, and a pedestal on which nothing stands. */
export const EmptyPedestalSpread = ({ title, lead, eyebrow, remote, children }: Props) => (
  <Spread role={remote && 'alert'} data-remote={remote}>
    <div>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ActionRow>{children}</ActionRow>
    </div>
    <EmptyPedestal viewBox="30 6 140 140" aria-hidden="true">
      <path
        d="M100 12c22 0 40 34 40 62 0 26-18 42-40 42S60 100 60 74c0-28 18-62 40-62Z"
        strokeDasharray="3 5"
      />
      <path d="M40 112h120l8 12H32ZM46 124v16M154 124v16M36 140h128" />
      <path d="M58 128v8M68 128v8M78 128v8M88 128v8M98 128v8M108 128v8M118 128v8M128 128v8M138 128v8" />
    </EmptyPedestal>
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

const EmptyPedestal = styled.svg`
  justify-self: center;
  width: min(60%, 44vh);
  fill: none;
  stroke: ${color.edge};
  stroke-width: 0.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
