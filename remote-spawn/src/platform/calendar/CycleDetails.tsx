import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { describeError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { addReminder, reminderQueries, removeReminder } from '../api/reminders.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { copy } from './copy.ts';
import type { Phase } from './find-phase.ts';
import { nameSeason } from './name-season.ts';
import { useCalendarFiles } from './use-calendar-files.ts';

/** The times of a cycle in local time and UTC, its offer, its reminder and its calendar file. */
export function CycleDetails({ cycle, phase }: { cycle: CycleInfo; phase: Phase }) {
  const { id, season, age, opensAt, closesAt, eggs, eggFee, currency } = cycle;
  const title = nameSeason(season, age);
  const files = useCalendarFiles();
  const isFuture = phase === 'next' || phase === 'later';
  return (
    <Details>
      <Times>
        <Time label={copy.opens} at={opensAt} />
        <Time label={copy.closes} at={closesAt} />
      </Times>
      <Offer>
        {eggs !== null && <span>{copy.eggs(eggs)}</span>}
        {eggs !== null && eggFee !== null && <span> · </span>}
        {eggFee !== null && (
          <>
            <Price amount={eggFee} currency={currency} /> {copy.perEgg}
          </>
        )}
      </Offer>
      {isFuture && (
        <Actions>
          <ButtonLink
            reloadDocument
            size="s"
            variant="quiet"
            to={files.cycle(id)}
            aria-label={copy.addOneOf(title, formatUtc(opensAt))}
          >
            {copy.addOne}
          </ButtonLink>
          <ReminderButton cycleId={id} label={copy.remindOf(title, formatUtc(opensAt))} />
        </Actions>
      )}
    </Details>
  );
}

/** An instant in local time and in UTC; without scripts, both are in UTC. */
function Time({ label, at }: { label: string; at: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateTime at={at} /> <small {...requiresScript}>{copy.utc(formatUtc(at))}</small>
      </dd>
    </div>
  );
}

/** An instant in epoch seconds as `2026-11-18 09:30`, in UTC. */
const formatUtc = (at: number) => new Date(at * 1_000).toISOString().slice(0, 16).replace('T', ' ');

interface ReminderButtonProps {
  cycleId: number;
  /** Names the cycle, because a calendar has many of these buttons. */
  label: string;
}

/** Requests one mail when a cycle opens, or cancels it. Renders nothing for signed-out players, or if the provider has no reminders. */
function ReminderButton({ cycleId, label }: ReminderButtonProps) {
  const session = useAtomValue(sessionAtom);
  const queryClient = useQueryClient();
  const { data: ids } = useQuery({ ...reminderQueries.own(), enabled: session !== null });
  const change = useMutation<unknown, ApiError, boolean>({
    mutationFn: (isWanted) => (isWanted ? addReminder : removeReminder)(cycleId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reminderQueries.own().queryKey }),
  });
  if (session === null || !ids) return null;
  const isSet = ids.includes(cycleId);
  return (
    <Line>
      <Button
        size="s"
        variant="quiet"
        aria-label={isSet ? undefined : label}
        isBusy={change.isPending}
        onClick={() => change.mutate(!isSet)}
      >
        {isSet ? copy.cancel : copy.remind}
      </Button>
      <small role="status">
        {change.error ? describeError(change.error, errorMessages) : isSet && copy.reminded}
      </small>
    </Line>
  );
}

const Details = styled.div`
  display: grid;
  gap: ${space.s};
`;

const Actions = styled(ActionRow)`
  @media ${media.phone} {
    > * {
      flex-grow: 1;
    }
  }
`;

const Offer = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:empty {
    display: none;
  }
`;

const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};

  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  /* The gap before the message, which is initially empty, would shorten the button. */
  @media ${media.phone} {
    > button {
      flex: 1 0 100%;
    }
  }
`;
