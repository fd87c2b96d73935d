import { styled } from 'styled-components';
import { deviceName } from '@emberclutch/contract/identity/device-name.ts';
import type { ListedSession } from '@emberclutch/contract/identity/session-list.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from './confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { Mark } from './Mark.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { errorWords } from '../error-words.ts';
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
    <Row>
      <div>
        <Name>
          {name} {isCurrent && <Mark>{copy.here}</Mark>}
        </Name>
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
      {isLatest && needsConfirmation(ending.error) ? (
        <ConfirmIdentity onConfirmed={end} onCancel={ending.reset} />
      ) : (
        <ErrorAlert error={isLatest ? ending.error : null} words={errorWords} />
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.m} 0;
  border-bottom: 1px solid ${color.rule};

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  p {
    margin: 0;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin-bottom: ${space.xxs};
  font-size: ${size.m};
`;
