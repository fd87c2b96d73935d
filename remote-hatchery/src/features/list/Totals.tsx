import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { countOrDash } from '@emberclutch/web/ui/format/count-or-dash.ts';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** The totals that no tab of the list below counts. */
const totals = ['totalGoldenEggs', 'totalGatewayKeys'] as const;

/** Statistics of the community. Failed statistics are shown as zeros (specification, section 8) with a note. */
export function Totals() {
  const { data, isPending, error } = useQuery(assetQueries.stats());
  return (
    <section aria-label={copy.overview.totals}>
      <TotalsList aria-busy={isPending}>
        {totals.map((name) => {
          const count = data ? data[name] : 0;
          return (
            <div key={name}>
              <dt>{copy.overview.counts[name](count)}</dt>
              <dd>{isPending ? <>&nbsp;</> : countOrDash(count)}</dd>
            </div>
          );
        })}
      </TotalsList>
      <StatusNote>{error && withRetryTime(copy.overview.uncounted, error)}</StatusNote>
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
    margin: 0;
    font-family: ${font.display};
    font-size: ${size.m};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
