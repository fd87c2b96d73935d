import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { seasonWithoutCycle } from '@emberclutch/contract/season/season-name.ts';
import { serverNow } from '@emberclutch/web/state';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { errorMessages, failureTitle } from '../../../platform/errors/error-messages.ts';
import type { Send } from '../flow/create-flow.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { CycleClosed } from './CycleClosed.tsx';
import { FoundLock } from './FoundLock.tsx';
import { GivenBack } from './GivenBack.tsx';
import { OpenCycle } from './OpenCycle.tsx';
import { pollInterval } from './poll-interval.ts';
import { NoCycleSeason } from './NoCycleSeason.tsx';

/** Shown while the season cannot be read (specification, section 8). */
const unreadSeason: CurrentSeason = {
  spawnSeason: 'GENESIS',
  spawnAge: 0,
  isSpawnCycleActive: false,
  spawnCycleEnd: null,
  spawnCycleStart: null,
  seasonStart: null,
  seasonEnd: null,
  active: false,
};

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
}

/** The choose step. Where the season cannot be read, the cycle is closed, and the screen says why. */
export function ChooseStep({ state, send }: Props) {
  // Requested together with the season, although it is read only while a cycle is open.
  usePrefetchQuery(spawnQueries.availability());
  return (
    <ReadBoundary
      messages={errorMessages}
      renderFailure={(error, onRetry) => (
        <>
          <HeldAlready state={state} send={send} canChoose={false} />
          <CycleClosed season={unreadSeason} failure={error} onRetry={onRetry} />
        </>
      )}
    >
      <ChooseInSeason state={state} send={send} />
    </ReadBoundary>
  );
}

function ChooseInSeason({ state, send }: Props) {
  const queryClient = useQueryClient();
  const { data: season } = useSuspenseQuery({
    ...seasonQueries.current(),
    refetchInterval: ({ state: query }) => (query.data ? pollInterval(query.data, serverNow()) : false),
  });
  const quietSeason = seasonWithoutCycle(season.spawnSeason);
  const handleCycleChange = () => void queryClient.invalidateQueries({ queryKey: seasonQueries.all });

  return (
    <>
      <HeldAlready state={state} send={send} canChoose={season.isSpawnCycleActive} />
      {season.isSpawnCycleActive ? (
        <ReadBoundary title={failureTitle} messages={errorMessages}>
          <OpenCycle state={state} send={send} season={season} onEnd={handleCycleChange} />
        </ReadBoundary>
      ) : quietSeason ? (
        <NoCycleSeason season={quietSeason} />
      ) : (
        <CycleClosed season={season} onOpen={handleCycleChange} />
      )}
    </>
  );
}

/** The basket that the account has just given back, and the one that it holds. */
const HeldAlready = ({ state, send, canChoose }: Props & { canChoose: boolean }) => (
  <>
    {state.name === 'choosing' && state.givenBack && <GivenBack lock={state.givenBack} />}
    <FoundLock state={state} send={send} canChoose={canChoose} />
  </>
);
