import { useDeferredValue } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { fullBleed } from './Section.ts';
import { useSeason } from '../../platform/season/use-season.ts';

export function SeasonSummary() {
  const season = useSeason();
  const { error } = useQuery(seasonQueries.current());
  const isHydrated = useIsHydrated();
  const cycle = useDeferredValue(season?.cycle);
  return (
    <Strip aria-label={copy.seasonNow} {...(season ? {} : requiresScript)}>
      <div>
        <Label>{copy.seasonNow}</Label>
        <Name>{season ? formatSeasonTitle(season.spawnSeason, season.spawnAge) : '\u00a0'}</Name>
      </div>
      {cycle && <Cycle cycle={cycle} />}
      {/* Shown even if an earlier read succeeded, because the season may have changed since. */}
      {season && error && isHydrated && <Label role="alert">{addRetryTime(copy.unread, error)}</Label>}
    </Strip>
  );
}

function Cycle({ cycle }: { cycle: CurrentSeason }) {
  const queryClient = useQueryClient();
  const { isSpawnCycleActive, spawnCycleEnd, spawnCycleStart, seasonEnd } = cycle;
  const nextChange = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  const refetchSeason = () => queryClient.invalidateQueries({ queryKey: seasonQueries.all });
  return (
    <>
      <div>
        <Label>{isSpawnCycleActive ? copy.cycleOpen : copy.cycleClosed}</Label>
        {nextChange && (
          <Value>
            <Countdown
              until={nextChange}
              label={isSpawnCycleActive ? copy.cycleEnds : copy.cycleStarts}
              over={isSpawnCycleActive ? copy.cycleEndsNow : copy.cycleStartsNow}
              onEnd={refetchSeason}
            />
          </Value>
        )}
      </div>
      {seasonEnd && (
        <div>
          <Label>{copy.seasonEnds}</Label>
          <Value>
            <DateTime at={seasonEnd} />
          </Value>
        </div>
      )}
    </>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.m} ${space.xl};
  min-height: 88px;
  padding-block: ${space.m};
  ${fullBleed}
  background: linear-gradient(100deg, ${color.wash}, ${color.secondWash});
  border-block: 3px double ${color.rule};
`;

const Label = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Name = styled.p`
  && {
    margin: 0;
  }
  color: ${color.accent};
  font-family: ${font.display};
  font-size: ${size.xl};
  line-height: 1.2;
`;

const Value = styled.p`
  && {
    margin: 0;
  }
  font-family: ${font.display};
  font-size: ${size.l};
  line-height: 1.45;
`;
