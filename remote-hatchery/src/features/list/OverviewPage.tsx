import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Comparable } from '@emberclutch/web/ui/asset/compare/Comparable.tsx';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { formatCountOrDash } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { EggBrowser } from './EggBrowser.tsx';
import { copy } from './copy.ts';

/** `/hatchery` and `/community` show the same (specification, section 2). */
export function OverviewPage({ page: { title, head } }: PageProps) {
  return (
    <Comparable path={paths.hatchery}>
      <Page title={title}>
        {head && <PageHeading {...head} actions={<Totals />} />}
        <EggBrowser list="all" />
        <CompareDock path={paths.hatchery} />
      </Page>
    </Comparable>
  );
}

/** Totals that the tabs of the list below do not show. */
const totals = ['totalGoldenEggs', 'totalGatewayKeys'] as const;

/** Statistics of the community. If they fail, shows zeros (specification, section 8) with a note. */
function Totals() {
  const { data, isPending, error } = useQuery(assetQueries.stats());
  return (
    <section aria-label={copy.overview.totals}>
      <TotalsList aria-busy={isPending}>
        {totals.map((name) => {
          const count = data ? data[name] : 0;
          return (
            <div key={name}>
              <dt>{copy.overview.counts[name](count)}</dt>
              <dd>{isPending ? <>&nbsp;</> : formatCountOrDash(count)}</dd>
            </div>
          );
        })}
      </TotalsList>
      <StatusNote>{error && addRetryTime(copy.overview.uncounted, error)}</StatusNote>
    </section>
  );
}

const TotalsList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};

  div {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    gap: ${space.xxs};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-family: ${font.display};
    font-size: ${size.m};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
