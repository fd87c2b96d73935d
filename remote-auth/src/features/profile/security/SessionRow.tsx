import { deviceName } from '@emberclutch/contract/identity/device-name.ts';
import type { ListedSession } from '@emberclutch/contract/identity/session-list.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from './confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { Entry, EntryLine, EntryName } from './Entry.ts';
import { Mark } from './Mark.ts';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { errorMessages } from '../error-messages.ts';
import { useEndSessions } from './use-end-sessions.ts';
import { useLatestResult } from './use-latest-result.ts';

interface Props {
  session: ListedSession;
  onEnded: (name: string) => void;
}

/** One session. The current one has no button: Sign Out in the menu ends it. */
export function SessionRow({ session, onEnded }: Props) {
  const { id, userAgent, signedInBy, createdAt, lastSeenAt, isCurrent } = session;
  const ending = useEndSessions();
  const { isLatest, claim } = useLatestResult();
  const name = deviceName(userAgent) ?? copy.unknownDevice;

  const end = () => {
    claim();
    ending.mutate(id, { onSuccess: () => onEnded(name), onError: claim });
  };

  return (
    <Entry>
      <EntryLine>
        <div>
          <EntryName>
            {name} {isCurrent && <Mark>{copy.here}</Mark>}
          </EntryName>
          {signedInBy !== null && <p>{copy.by[signedInBy]}</p>}
          {createdAt !== null && (
            <p>
              {copy.since} <DateTime at={createdAt} />
            </p>
          )}
          {!isCurrent && lastSeenAt !== null && (
            <p>
              {copy.seen} <DateTime at={lastSeenAt} />
            </p>
          )}
        </div>
        {!isCurrent && (
          <Button variant="quiet" size="s" isBusy={ending.isPending} onClick={end}>
            {copy.end}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </EntryLine>
      {isLatest && needsConfirmation(ending.error) ? (
        <ConfirmIdentity onConfirmed={end} onCancel={ending.reset} />
      ) : (
        <ErrorAlert error={isLatest ? ending.error : null} messages={errorMessages} />
      )}
    </Entry>
  );
}
