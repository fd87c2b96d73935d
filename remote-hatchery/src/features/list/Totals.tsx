import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

const totals: (keyof typeof copy.overview.counts)[] = [
  'totalSealedEggs',
  'totalIncubatingEggs',
  'totalHatchingEggs',
  'totalGoldenEggs',
  'totalDragons',
  'totalGatewayKeys',
];

/** Statistics of the community. Failed statistics are shown as zeros (specification, section 8) with a note. */
export function Totals() {
  const { data, isPending, isError } = useQuery(assetQueries.stats());
  return (
    <section aria-label={copy.overview.totals}>
      <TotalsList aria-busy={isPending}>
        {totals.map((count) => (
          <div key={count}>
            <dt>{copy.overview.counts[count]}</dt>
            <dd>{isPending ? <>&nbsp;</> : wordsOf(data ? data[count] : 0)}</dd>
          </div>
        ))}
      </TotalsList>
      {isError && <Note role="status">{copy.overview.uncounted}</Note>}
    </section>
  );
}

/** A dash stands for a total that the provider does not send. */
const wordsOf = (count: number | null) => (count === null ? '–' : wholeNumber(count));

const TotalsList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: 1px;
  padding: 0;
  margin: 0 0 ${space.xl};
  background: ${color.rule};
  border: 1px solid ${color.rule};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.s} ${space.m};
    background: ${color.page};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${size.xl};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Note = styled.p`
  margin: calc(-1 * ${space.l}) 0 ${space.l};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
