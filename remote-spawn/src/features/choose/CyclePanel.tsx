import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { calendarQueries } from '@emberclutch/shared/api/season-calendar';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import type { AvailabilityInfo } from '@emberclutch/shared/contract/lenient-availability';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { serverNow } from '@emberclutch/shared/state';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Price } from '@emberclutch/shared/ui/Price';
import { wholeNumber } from '@emberclutch/shared/ui/whole-number';
import { calendarPaths } from '../../calendar/calendar-paths.ts';
import { copy as calendarCopy } from '../../calendar/copy.ts';
import { StepActions } from '../../steps/StepActions.ts';
import { copy } from './copy.ts';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';

interface Props {
  season: CurrentSeason;
  availability: AvailabilityInfo;
  onEnd: () => void;
}

/** Facts of the open cycle. A fact that the provider does not send is left out. */
export function CyclePanel({ season, availability, onEnd }: Props) {
  const { eggs, keys, gatewayKeys, currency, eggTransactionLimit, keyTransactionLimit } = availability;
  // Limits of zero are told by the screen or the form.
  const limits = copy.cycle.limits(eggTransactionLimit || undefined, keyTransactionLimit || undefined);
  return (
    <Panel as="aside" title={copy.cycle.title}>
      {season.spawnCycleEnd !== null && (
        <Ends>
          <Countdown until={season.spawnCycleEnd} label={copy.cycle.ends} onEnd={onEnd} />
          <small>
            <DateTime at={season.spawnCycleEnd} />
          </small>
        </Ends>
      )}
      <FactList>
        {eggs.count !== null && <Fact term={copy.cycle.eggsLeft}>{wholeNumber(eggs.count)}</Fact>}
        <Fact term={copy.cycle.eggFee}>
          <Price amount={eggs.fee} currency={currency} />
        </Fact>
        {keys.count !== null && <Fact term={copy.cycle.keysLeft}>{wholeNumber(keys.count)}</Fact>}
        <Fact term={copy.cycle.keyFee}>
          <Price amount={keys.fee} currency={currency} />
        </Fact>
        {limits && <Fact term={copy.cycle.limit}>{limits}</Fact>}
        <GoldenOdds />
        <Fact term={copy.cycle.usableKeys}>{wholeNumber(gatewayKeys.length)}</Fact>
      </FactList>
      <StepActions>
        <ButtonLink variant="quiet" size="s" to={calendarPaths.calendar}>
          {calendarCopy.all}
        </ButtonLink>
      </StepActions>
    </Panel>
  );
}

/** The odds that were published with the open cycle, and where the draw is explained and checked. */
function GoldenOdds() {
  const { data: cycles = [] } = useQuery(calendarQueries.cycles());
  const now = serverNow() / 1_000;
  const golden = cycles.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)?.golden;
  if (!golden) return null;
  return (
    <Fact term={copy.cycle.odds}>
      {copy.cycle.oddsOf(golden.genomes, golden.of)}
      {' · '}
      <Link to={paths.whitepaper}>{copy.cycle.checkOdds}</Link>
    </Fact>
  );
}

const Ends = styled.p`
  display: grid;
  margin-bottom: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.l};

  small {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
  }
`;
