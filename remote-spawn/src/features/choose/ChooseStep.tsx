import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/shared/api/seasons';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { serverNow } from '@emberclutch/shared/state';
import { CycleClosed } from './CycleClosed.tsx';
import { OpenCycle } from './OpenCycle.tsx';

/** Milliseconds between two questions whether a cycle has opened or ended, once it should have. */
const everyTurn = 5_000;

export function ChooseStep() {
  const queryClient = useQueryClient();
  // Both are asked at once; the counts are read only while a cycle is open.
  usePrefetchQuery(spawnQueries.availability());
  const { data: season } = useSuspenseQuery({
    ...seasonQueries.current(),
    refetchInterval: ({ state }) => (state.data && isDue(state.data) ? everyTurn : false),
  });
  const handleTurn = () => void queryClient.invalidateQueries({ queryKey: seasonQueries.all });

  return season.isSpawnCycleActive ? (
    <OpenCycle season={season} onEnd={handleTurn} />
  ) : (
    <CycleClosed season={season} onOpen={handleTurn} />
  );
}

/** A cycle should have opened or ended by now, and the provider has not said so yet. */
function isDue({ isSpawnCycleActive, spawnCycleEnd, spawnCycleStart }: CurrentSeason): boolean {
  const turn = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  return typeof turn === 'number' && turn * 1_000 <= serverNow();
}
