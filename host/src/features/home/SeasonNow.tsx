import { useDeferredValue } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { copy } from '../../copy.ts';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { useSeason } from '../season/use-season.ts';

/** Which season it is, and what happens next in it. */
export function SeasonNow() {
  const season = useSeason();
  const cycle = useDeferredValue(season?.cycle);
  return (
    <Strip aria-label={copy.home.seasonNow} data-live>
      <div>
        <Small>{copy.home.seasonNow}</Small>
        <Name>{season ? seasonTitle(season.spawnSeason, season.spawnAge) : '\u00a0'}</Name>
      </div>
      {cycle && <Cycle cycle={cycle} />}
    </Strip>
  );
}

function Cycle({ cycle }: { cycle: CurrentSeason }) {
  const queryClient = useQueryClient();
  const { isSpawnCycleActive, spawnCycleEnd, spawnCycleStart, seasonEnd } = cycle;
  const next = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  const askAgain = () => queryClient.invalidateQueries({ queryKey: seasonQueries.all });
  return (
    <>
      <div>
        <Small>{isSpawnCycleActive ? copy.home.cycleOpen : copy.home.cycleClosed}</Small>
        {next && (
          <Clock>
            <Countdown
              until={next}
              label={isSpawnCycleActive ? copy.home.cycleEnds : copy.home.cycleStarts}
              onEnd={askAgain}
            />
          </Clock>
        )}
      </div>
      {seasonEnd && (
        <div>
          <Small>{copy.home.seasonEnds}</Small>
          <Clock>
            <DateTime at={seasonEnd} />
          </Clock>
        </div>
      )}
    </>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.m} ${theme.space.xl}`};
  min-height: 104px;
  padding: ${({ theme }) => `${theme.space.l} clamp(16px, 3vw, 32px)`};
  background: linear-gradient(
    100deg,
    ${({ theme }) => theme.color.wash},
    ${({ theme }) => theme.color.washToo}
  );
  border-block: 3px double ${({ theme }) => theme.color.rule};
`;

const Small = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;

const Name = styled.p`
  && {
    margin: 0;
  }
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.xl};
  line-height: 1.2;
`;

const Clock = styled.p`
  && {
    margin: 0;
  }
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  line-height: 1.45;
`;
