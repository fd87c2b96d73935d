import type { ReactNode } from 'react';
import { useSuspenseQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { media, space, color, size } from '@emberclutch/web/theme/tokens.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import { copy as calendarCopy } from '../../../platform/calendar/copy.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { Stack, StepColumns } from '../../../platform/layout/StepColumns.ts';
import { basketCopy } from '../copy.ts';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { ChooseForm } from './ChooseForm.tsx';
import { GoldenOdds } from './GoldenOdds.tsx';
import { SeasonHeading } from './SeasonHeading.tsx';
import { copy } from './copy.ts';

/** Milliseconds between two requests for the counts. */
const availabilityPollMs = 10_000;

/** The interval while the counts cannot be read. */
const failingPollMs = 60_000;

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
  season: CurrentSeason;
  onEnd: () => void;
}

export function OpenCycle({ state, send, season, onEnd }: Props) {
  const { data: offer } = useSuspenseQuery({
    ...spawnQueries.availability(),
    refetchInterval: ({ state: query }) => (query.error ? failingPollMs : availabilityPollMs),
  });
  const availability = { ...offer, ...useUsableKeys(offer) };
  const emptyReason = findEmptyReason(availability);
  const facts = (
    <CyclePanel
      season={season}
      availability={availability}
      hasCalendarLink={emptyReason === null}
      onEnd={onEnd}
    />
  );
  if (emptyReason) return <NothingLeft reason={emptyReason} season={season} facts={facts} />;
  return (
    <Spread>
      <SeasonHeading season={season} title={copy.cycle.open} lead={copy.cycle.openLead} isStacked />
      <ChooseForm state={state} send={send} availability={availability} />
      <Stack>
        <GoldenOdds />
        {facts}
      </Stack>
    </Spread>
  );
}

/** Why the player can choose nothing in an open cycle: it is sold out, or the account has reached its limit. Null if there is a choice. */
export function findEmptyReason(availability: AvailabilityInfo): 'soldOut' | 'limitReached' | null {
  const { eggs, keys, eggTransactionLimit, keyTransactionLimit } = availability;
  const stock = [
    { count: eggs.count, limit: eggTransactionLimit },
    { count: keys.count, limit: keyTransactionLimit },
  ].filter(({ count }) => count !== 0);
  if (stock.length === 0) return 'soldOut';
  return stock.every(({ limit }) => limit === 0) ? 'limitReached' : null;
}

/** All keys that the player can redeem: first the keys that the availability lists, which may be incomplete, then the other keys of the account. */
function useUsableKeys(offer: AvailabilityInfo): Pick<AvailabilityInfo, 'gatewayKeys' | 'skippedKeys'> {
  const accId = useAtomValue(sessionAtom)?.userId ?? '';
  const { data: own } = useQuery({ ...gatewayKeyQueries.unused(accId), enabled: accId !== '' });
  const keys = [...offer.gatewayKeys, ...(own?.assets ?? [])];
  return {
    gatewayKeys: [...new Map(keys.toReversed().map((key) => [key.id, key])).values()].toReversed(),
    // Both responses may omit the same keys.
    skippedKeys: Math.max(offer.skippedKeys, own?.skipped ?? 0),
  };
}

interface NothingLeftProps {
  reason: 'soldOut' | 'limitReached';
  season: CurrentSeason;
  facts: ReactNode;
}

function NothingLeft({ reason, season, facts }: NothingLeftProps) {
  const { title, lead, next } = copy.nothingLeft[reason];
  return (
    <>
      <SeasonHeading season={season} title={title} lead={lead} />
      <StepColumns>
        <Stack>
          <Panel>
            <p>{next}</p>
            <StepActions>
              <ButtonLink to={paths.myCollection}>{copy.cycle.toCollection}</ButtonLink>
              <ButtonLink variant="quiet" to={paths.sealed}>
                {copy.cycle.toHatchery}
              </ButtonLink>
            </StepActions>
          </Panel>
          <ComingCycles />
        </Stack>
        {facts}
      </StepColumns>
    </>
  );
}

interface CyclePanelProps {
  season: CurrentSeason;
  availability: AvailabilityInfo;
  /** Whether to link to the calendar. Not needed where the coming cycles are shown beside the panel. */
  hasCalendarLink: boolean;
  onEnd: () => void;
}

function CyclePanel({ season, availability, hasCalendarLink, onEnd }: CyclePanelProps) {
  const { eggs, keys, gatewayKeys, currency, eggTransactionLimit, keyTransactionLimit } = availability;
  // The page or the form explains a limit of zero.
  const limits = basketCopy.contents(eggTransactionLimit ?? 0, keyTransactionLimit ?? 0);
  return (
    <Panel as="aside" title={copy.cycle.title}>
      {season.spawnCycleEnd !== null && (
        <Ends>
          <Countdown
            until={season.spawnCycleEnd}
            label={copy.cycle.ends}
            over={copy.cycle.endsNow}
            onEnd={onEnd}
          />
          <small>
            <DateTime at={season.spawnCycleEnd} />
          </small>
        </Ends>
      )}
      <FactList>
        {eggs.count !== null && <Fact term={copy.cycle.eggsLeft}>{formatWholeNumber(eggs.count)}</Fact>}
        {eggs.fee !== null && (
          <Fact term={copy.cycle.eggFee}>
            <Price amount={eggs.fee} currency={currency} />
          </Fact>
        )}
        {keys.count !== null && <Fact term={copy.cycle.keysLeft}>{formatWholeNumber(keys.count)}</Fact>}
        {keys.fee !== null && (
          <Fact term={copy.cycle.keyFee}>
            <Price amount={keys.fee} currency={currency} />
          </Fact>
        )}
        {limits && <Fact term={copy.cycle.limit}>{limits}</Fact>}
        <Fact term={copy.cycle.usableKeys}>{formatWholeNumber(gatewayKeys.length)}</Fact>
      </FactList>
      {hasCalendarLink && (
        <StepActions>
          <ButtonLink variant="quiet" size="s" to={paths.seasons}>
            {calendarCopy.all}
          </ButtonLink>
        </StepActions>
      )}
    </Panel>
  );
}

/** Eggs, amount and price in one view: the form stays beside the eggs while the facts below them scroll. */
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The form would be empty, because fields are not printed. */
  @media print {
    > :nth-child(2) {
      display: none;
    }
  }

  @media not ${media.wide} {
    /* The eggs above it have a rule below them. */
    > :nth-child(2) {
      padding-top: 0;
      border-top: 0;
    }
    > :nth-child(3) {
      margin-top: ${space.l};
    }
  }
  @media ${media.wide} {
    grid-template: 'eggs form' auto 'facts form' 1fr / minmax(0, 7fr) minmax(0, 5fr);
    gap: 0 clamp(24px, 4vw, 72px);
    align-items: start;

    > :nth-child(1) {
      grid-area: eggs;
    }
    > :nth-child(2) {
      grid-area: form;
      position: sticky;
      top: calc(var(--bar, 0px) + ${space.m});
    }
    > :nth-child(3) {
      grid-area: facts;
    }
  }
`;

const Ends = styled.p`
  display: grid;
  margin-bottom: ${space.s};
  font-size: ${size.l};

  small {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;
