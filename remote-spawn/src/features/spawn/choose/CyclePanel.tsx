import { styled } from 'styled-components';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { calendarPaths } from '../../../platform/calendar/calendar-paths.ts';
import { copy as calendarCopy } from '../../../platform/calendar/copy.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { copy } from './copy.ts';

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
        {eggs.count !== null && <Fact term={copy.cycle.eggsLeft}>{wholeNumber(eggs.count)}</Fact>}
        {eggs.fee !== null && (
          <Fact term={copy.cycle.eggFee}>
            <Price amount={eggs.fee} currency={currency} />
          </Fact>
        )}
        {keys.count !== null && <Fact term={copy.cycle.keysLeft}>{wholeNumber(keys.count)}</Fact>}
        {keys.fee !== null && (
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
  margin-bottom: ${space.s};
  font-size: ${size.l};

  small {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;
