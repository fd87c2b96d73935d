import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { findSeasonWithoutCycle } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonWithoutCycle } from '@emberclutch/contract/season/season-name.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { serverNow } from '@emberclutch/web/state';
import { space, color, font, size, weight } from '@emberclutch/web/theme/tokens.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { SpawnFailure } from '../../../platform/errors/SpawnFailure.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { Stack, StepColumns } from '../../../platform/layout/StepColumns.ts';
import { basketCopy } from '../copy.ts';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import type { LockView } from '../flow/lock-view.ts';
import { PedestalHeading, Pedestals } from '../layout/PedestalHeading.tsx';
import { StepStart } from '../layout/StepStart.tsx';
import { FoundLock } from './FoundLock.tsx';
import { GoldenOdds } from './GoldenOdds.tsx';
import { OpenCycle } from './OpenCycle.tsx';
import { SeasonHeading } from './SeasonHeading.tsx';
import { copy } from './copy.ts';

/** Shown while the season cannot be read (specification, section 8). */
const unreadSeason = { spawnSeason: 'GENESIS', spawnAge: 0, spawnCycleStart: null };

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
}

/** The choose step. If the season cannot be read, it shows the cycle as closed, and says why. */
export function ChooseStep({ state, send }: Props) {
  return (
    <ReadBoundary
      messages={errorMessages}
      renderFailure={(error, onRetry) => (
        <>
          <ExistingLock state={state} send={send} canChoose={false} />
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
    refetchInterval: ({ state: query }) => (query.data ? choosePollInterval(query.data, serverNow()) : false),
  });
  const seasonWithoutCycle = findSeasonWithoutCycle(season.spawnSeason);
  const handleCycleChange = () => void queryClient.invalidateQueries({ queryKey: seasonQueries.all });

  return (
    <>
      <ExistingLock state={state} send={send} canChoose={season.isSpawnCycleActive} />
      {season.isSpawnCycleActive ? (
        <ReadBoundary
          messages={errorMessages}
          renderFailure={(error, onRetry) => <SpawnFailure error={error} onRetry={onRetry} />}
        >
          <OpenCycle state={state} send={send} season={season} onEnd={handleCycleChange} />
        </ReadBoundary>
      ) : seasonWithoutCycle ? (
        <NoCycleSeason season={seasonWithoutCycle} />
      ) : (
        <CycleClosed season={season} onOpen={handleCycleChange} />
      )}
    </>
  );
}

const ExistingLock = ({ state, send, canChoose }: Props & { canChoose: boolean }) => (
  <>
    {state.name === 'choosing' && state.releasedLock && <ReleaseConfirmation lock={state.releasedLock} />}
    <FoundLock state={state} send={send} canChoose={canChoose} />
  </>
);

/** Confirms that a lock was released. Takes the focus, because the button that released it has disappeared. */
function ReleaseConfirmation({ lock: { body } }: { lock: LockView }) {
  const contents = basketCopy.contents(body.eggs.count, body.keys.count);
  return (
    <StepStart>
      <ReleaseConfirmationLayout>
        <Alert tone="info">{copy.found.released(contents, body.paymentMethod)}</Alert>
      </ReleaseConfirmationLayout>
    </StepStart>
  );
}

function NoCycleSeason({ season }: { season: SeasonWithoutCycle }) {
  const texts = copy.withoutCycle[season];
  return (
    <>
      <PedestalHeading
        eyebrow={texts.eyebrow}
        title={texts.title}
        lead={texts.lead}
        pedestals={<Pedestals label={texts.dragons} state="HATCHED" />}
      />
      <StepColumns data-wide-list>
        <Panel>
          <p>{texts.next}</p>
          <StepActions>
            <ButtonLink to={paths.hatchery}>{copy.cycle.toHatchery}</ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

interface CycleClosedProps {
  season: Pick<CurrentSeason, 'spawnSeason' | 'spawnAge' | 'spawnCycleStart'>;
  failure?: Error;
  onOpen?: () => void;
  onRetry?: () => void;
}

function CycleClosed({ season, failure, onOpen, onRetry }: CycleClosedProps) {
  const opensAt = season.spawnCycleStart ?? null;
  return (
    <>
      <SeasonHeading season={season} title={copy.cycle.closed} lead={copy.cycle.closedLead} />
      <StepColumns data-wide-list>
        <Stack>
          {failure && (
            <FailureCard
              title={copy.cycle.unread}
              error={failure}
              messages={errorMessages}
              onRetry={onRetry}
            />
          )}
          <Panel>
            {failure ? (
              <p>{copy.cycle.unreadOpening}</p>
            ) : opensAt === null ? (
              <p>{copy.cycle.unknownOpening}</p>
            ) : (
              <When>
                <Countdown
                  until={opensAt}
                  label={copy.cycle.opens}
                  over={copy.cycle.opensNow}
                  onEnd={onOpen}
                />
                <small>
                  <DateTime at={opensAt} />
                </small>
              </When>
            )}
            <StepActions>
              <ButtonLink variant="quiet" to={paths.sealed}>
                {copy.cycle.toHatchery}
              </ButtonLink>
            </StepActions>
          </Panel>
          <GoldenOdds />
        </Stack>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

const ReleaseConfirmationLayout = styled.div`
  margin-bottom: ${space.l};
`;

const When = styled.p`
  display: grid;
  font-size: ${size.l};

  time {
    flex-basis: 100%;
    font-family: ${font.display};
    font-size: ${size.xxl};
    font-weight: ${weight.medium};
    line-height: 1.2;
  }
  small,
  small time {
    color: ${color.inkSoft};
    font-family: inherit;
    font-size: ${size.s};
    font-weight: inherit;
  }
`;

/** Minimum milliseconds between two requests. The pauses grow from this value. */
const minPause = 5_000;
const maxPause = 60_000;

/**
 * When to request the season again because its cycle is due to open or end, but the provider has not reported it. A provider may
 * never report it, so the pauses grow.
 * @param now server time in milliseconds
 * @returns milliseconds; false while the cycle is not due
 */
export function choosePollInterval(
  { isSpawnCycleActive, spawnCycleEnd, spawnCycleStart }: CurrentSeason,
  now: number,
): number | false {
  const changesAt = isSpawnCycleActive ? spawnCycleEnd : spawnCycleStart;
  const overdue = typeof changesAt === 'number' ? now - changesAt * 1_000 : -1;
  return overdue < 0 ? false : Math.min(maxPause, Math.max(minPause, overdue / 4));
}
