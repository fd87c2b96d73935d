import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessage } from '@emberclutch/web/ui/feedback/error-message.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { copy } from './copy.ts';
import { useReminder } from './use-reminder.ts';

interface Props {
  cycleId: number;
  /** Names the cycle: a calendar has many of these buttons. */
  label: string;
}

/** Asks for one mail when a cycle opens, or cancels it. Absent for signed-out players and where the provider has no reminders. */
export function ReminderButton({ cycleId, label }: Props) {
  const reminder = useReminder(cycleId);
  if (!reminder) return null;
  const { isSet, change } = reminder;
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
        {change.error ? errorMessage(change.error, errorMessages) : isSet && copy.reminded}
      </small>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  /* The gap before the message, which is empty at first, would shorten the button. */
  @media ${media.phone} {
    > button {
      flex: 1 0 100%;
    }
  }
`;
