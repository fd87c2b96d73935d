import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import type { Send } from '../flow/create-flow.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { copy } from './copy.ts';
import { ChooseForm } from './ChooseForm.tsx';
import { CyclePanel } from './CyclePanel.tsx';
import { EggLife } from './EggLife.tsx';
import { GoldenOdds } from './GoldenOdds.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { nothingToChoose } from './nothing-to-choose.ts';
import { SeasonHeading } from './SeasonHeading.tsx';
import { useUsableKeys } from './use-usable-keys.ts';

/** Milliseconds between two requests for the counts. */
const availabilityPollMs = 10_000;
/** While they cannot be read. */
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
  const nothingLeft = nothingToChoose(availability);
  const facts = (
    <CyclePanel
      season={season}
      availability={availability}
      hasCalendarLink={nothingLeft === null}
      onEnd={onEnd}
    />
  );
  return (
    <>
      {nothingLeft ? (
        <NothingLeft reason={nothingLeft} season={season} facts={facts} />
      ) : (
        <Spread>
          <SeasonHeading season={season} title={copy.cycle.open} lead={copy.cycle.openLead} isStacked />
          <ChooseForm state={state} send={send} availability={availability} />
          <Facts>
            <GoldenOdds />
            {facts}
          </Facts>
        </Spread>
      )}
      <EggLife season={season.spawnSeason} />
    </>
  );
}

/** Eggs, amount and price in one view: the form stands beside the eggs and stays, while the facts below them scroll. */
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* Its fields are not printed either. */
  @media print {
    > :nth-child(2) {
      display: none;
    }
  }

  @media not ${media.wide} {
    /* The eggs above it stand on a rule. */
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

const Facts = styled.div`
  display: grid;
  gap: ${space.l};
`;
