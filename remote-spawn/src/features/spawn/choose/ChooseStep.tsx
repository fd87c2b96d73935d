import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { hasSpawnCycle } from '@emberclutch/contract/season/season-name.ts';
import { serverNow } from '@emberclutch/web/state';
import type { Send } from '../flow/create-flow.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { CycleClosed } from './CycleClosed.tsx';
import { FoundLock } from './FoundLock.tsx';
import { GivenBack } from './GivenBack.tsx';
import { OpenCycle } from './OpenCycle.tsx';
import { Primordial } from './Primordial.tsx';

/** Polling interval once a cycle should have opened or ended, in milliseconds. */
const cyclePollMs = 5_000;

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
}

export function ChooseStep({ state, send }: Props) {
  const queryClient = useQueryClient();
  // Requested together with the season, although it is read only while a cycle is open.
  usePrefetchQuery(spawnQueries.availability());
  const { data: season } = useSuspenseQuery({
    ...seasonQueries.current(),
    refetchInterval: ({ state: query }) => (query.data && isDue(query.data) ? cyclePollMs : false),
  });
  const handleCycleChange = () => void queryClient.invalidateQueries({ queryKey: seasonQueries.all });

  const hasCycle = hasSpawnCycle(season.spawnSeason);

  return (
    <>
      {state.name === 'choosing' && state.givenBack && <GivenBack lock={state.givenBack} />}
      <FoundLock state={state} send={send} canChoose={season.isSpawnCycleActive} />
      {season.isSpawnCycleActive && (
        <OpenCycle state={state} send={send} season={season} onEnd={handleCycleChange} />
      )}
      {!season.isSpawnCycleActive && !hasCycle && <Primordial />}
      {!season.isSpawnCycleActive && hasCycle && <CycleClosed season={season} onOpen={handleCycleChange} />}
    </>
  );
}

/** Whether a cycle should have opened or ended by now, although the provider has not said so yet. */
function isDue({ isSpawnCycleActive, spawnCycleEnd, spawnCycleStart }: CurrentSeason): boolean {
  const changesAt = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  return typeof changesAt === 'number' && changesAt * 1_000 <= serverNow();
}
