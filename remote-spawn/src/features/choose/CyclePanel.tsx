import { styled } from 'styled-components';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import type { AvailabilityInfo } from '@emberclutch/shared/contract/lenient-availability';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Price } from '@emberclutch/shared/ui/Price';
import { wholeNumber } from '@emberclutch/shared/ui/whole-number';
import { calendarPaths } from '../../calendar/calendar-paths.ts';
import { copy as calendarCopy } from '../../calendar/copy.ts';
import { StepActions } from '../../steps/StepActions.ts';
import { copy } from './copy.ts';
import { isUnknownFee } from './is-unknown-fee.ts';

interface Props {
  season: CurrentSeason;
  availability: AvailabilityInfo;
  /** A link to the calendar, where it is not shown beside. */
  hasCalendarLink: boolean;
  onEnd: () => void;
}

/** Facts of the open cycle. A fact that the provider does not send is left out. */
export function CyclePanel({ season, availability, hasCalendarLink, onEnd }: Props) {
  const { eggs, keys, gatewayKeys, currency, eggTransactionLimit, keyTransactionLimit } = availability;
  // The screen or the form shows limits of zero.
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
        {!isUnknownFee(eggs.fee) && (
          <Fact term={copy.cycle.eggFee}>
            <Price amount={eggs.fee} currency={currency} />
          </Fact>
        )}
        {keys.count !== null && <Fact term={copy.cycle.keysLeft}>{wholeNumber(keys.count)}</Fact>}
        {!isUnknownFee(keys.fee) && (
          <Fact term={copy.cycle.keyFee}>
            <Price amount={keys.fee} currency={currency} />
          </Fact>
        )}
        {limits && <Fact term={copy.cycle.limit}>{limits}</Fact>}
        <Fact term={copy.cycle.usableKeys}>{wholeNumber(gatewayKeys.length)}</Fact>
      </FactList>
      {hasCalendarLink && (
        <StepActions>
          <ButtonLink variant="quiet" size="s" to={calendarPaths.calendar}>
            {calendarCopy.all}
          </ButtonLink>
        </StepActions>
      )}
    </Panel>
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
