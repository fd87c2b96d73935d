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
  children?: ReactNode;
}

/** Contents of a page without its subject: what happened, what can be done, and a pedestal on which nothing stands. */
export const EmptyPedestalSpread = ({ title, lead, eyebrow, remote, children }: Props) => (
  <Spread role={remote && 'alert'} data-remote={remote}>
    <div>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ActionRow>{children}</ActionRow>
    </div>
    <EmptyPedestal viewBox="16 6 168 160" aria-hidden="true">
      <path d="M33 146v6a67 10 0 0 0 134 0v-6M42 126v20a58 9 0 0 0 116 0v-20a58 9 0 0 0-116 0a58 9 0 0 0 116 0M33 146a67 10 0 0 0 134 0" />
      <path
        d="M100 12c24 0 43 37 43 68 0 28-19 46-43 46S57 108 57 80c0-31 19-68 43-68Z"
        strokeDasharray="3 5"
      />
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
`;
