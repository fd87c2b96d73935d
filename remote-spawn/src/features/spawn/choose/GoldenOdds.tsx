import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { serverNow } from '@emberclutch/web/state';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { color, metal, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** The published odds of the open or the next cycle, with a link that explains the draw and its verification; nothing without odds. */
export function GoldenOdds() {
  const { data: cycles = [] } = useQuery(calendarQueries.cycles());
  const now = serverNow() / 1_000;
  const golden = cycles.find(({ closesAt }) => now < closesAt)?.golden;
  if (!golden) return null;
  const divisor = computeDivisor(golden.genomes, golden.of);
  return (
    <Panel as="aside">
      <Odds>
        <GoldenEgg viewBox="0 0 48 60" aria-hidden="true">
          <path d="M24 3c11 0 20 17 20 31 0 13-9 23-20 23S4 47 4 34C4 20 13 3 24 3Z" />
          <path d="M24 3 14 20 4 34l12 5-2 14M24 3l10 17 10 14-12 5 2 14M14 20h20l-2 19H16Z" data-facets />
        </GoldenEgg>
        <div>
          <h2>{copy.odds.title(golden.genomes / divisor, golden.of / divisor)}</h2>
          <p>
            {copy.odds.lead} <Link to={paths.whitepaper}>{copy.odds.check}</Link>
          </p>
        </div>
      </Odds>
    </Panel>
  );
}

/** The greatest common divisor, which reduces odds to lowest terms: 1 in 64, not 4 in 256. At least 1. */
const computeDivisor = (first: number, second: number): number =>
  second === 0 ? first || 1 : computeDivisor(second, first % second);

const Odds = styled.div`
  display: grid;
  grid-template-columns: max-content 1fr;
  align-items: center;
  gap: ${space.l};

  h2 {
    margin-bottom: ${space.xxs};
    font-size: ${size.l};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

const GoldenEgg = styled.svg`
  width: 44px;
  fill: ${metal.gold};
  stroke: ${metal.deep};
  stroke-linejoin: round;

  [data-facets] {
    fill: color-mix(in oklab, ${metal.light} 35%, transparent);
    stroke-width: 0.8;
  }
`;
