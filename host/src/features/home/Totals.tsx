import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { MetricsInfo } from '@emberclutch/contract/asset/metrics.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { metricsQueries } from '../../platform/api/metrics.ts';
import { countOrDash } from '@emberclutch/web/ui/format/count-or-dash.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { SectionTitle } from './SectionTitle.ts';
import { Section } from './Section.ts';

const shownMetrics = [
  'primalDragons',
  'primalEggs',
  'goldenEggs',
  'gatewayKeys',
  'users',
] as const satisfies (keyof MetricsInfo)[];

/** Milliseconds between two requests while the page is visible. */
const refetchIntervalMs = 60_000;

/** Five public totals. A dash stands for a total that could not be read. */
export function Totals() {
  const { data, isPending } = useQuery({ ...metricsQueries.now(), refetchInterval: refetchIntervalMs });
  const counts = useDeferredValue(data);
  return (
    <Section aria-labelledby="totals" {...(counts ? {} : requiresScript)}>
      <SectionTitle id="totals">{copy.totals}</SectionTitle>
      <Counts aria-busy={isPending}>
        {shownMetrics.map((metric) => (
          <div key={metric}>
            <dt>{copy.counts[metric]}</dt>
            <dd>{countOrDash(counts?.[metric])}</dd>
          </div>
        ))}
      </Counts>
    </Section>
  );
}

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(${shownMetrics.length}, minmax(0, 1fr));

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: ${space.xs};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-family: ${font.display};
    font-size: ${size.xl};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.2;
  }
`;
