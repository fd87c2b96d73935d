import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, metal, space } from '../../theme/tokens.ts';
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
      <EmptyPedestal viewBox="16 6 190 170">
        <ellipse cx="116" cy="160" rx="78" ry="12" />
        <path d="M33 146v6a67 10 0 0 0 134 0v-6Z" />
        <path d="M33 146a67 10 0 0 1 134 0a67 10 0 0 1-134 0Z" />
        <path d="M42 126v20a58 9 0 0 0 116 0v-20Z" />
        <path d="M42 126a58 9 0 0 1 116 0a58 9 0 0 1-116 0Z" />
        {/* Hatched where the light of the upper left does not reach. */}
        <path d="M111 145q24-1 44-6" strokeWidth="15" strokeDasharray="0.7 2.6" />
        <path d="M122 160q24-2 41-6" strokeWidth="5" strokeDasharray="0.7 2.6" />
        <path
          d="M100 12c24 0 43 37 43 68 0 28-19 46-43 46S57 108 57 80c0-31 19-68 43-68Z"
          strokeDasharray="3 5"
        />
      </EmptyPedestal>
      <div>{foot}</div>
    </Place>
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

/** Of the same colour in both modes, like the pedestals of eggs. */
const stone = (shade: string) => `color-mix(in oklab, ${metal.ink} ${shade}, ${metal.light})`;

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
  fill: none;
  stroke: ${color.edge};
  stroke-width: 0.8;
  filter: saturate(0.5);

  path:nth-of-type(-n + 6) {
    stroke: ${stone('75%')};
  }
  path:nth-of-type(-n + 4) {
    fill: ${stone('32%')};
  }
  path:nth-of-type(2n):nth-of-type(-n + 4) {
    fill: ${stone('12%')};
  }
  /* The shadow falls to the lower right. */
  ellipse {
    fill: ${metal.ink};
    stroke: none;
    opacity: 0.25;
    filter: blur(3px);
  }
`;
