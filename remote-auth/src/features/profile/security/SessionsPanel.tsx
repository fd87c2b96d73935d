import { useRef } from 'react';
import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { formatDeviceName } from '@emberclutch/contract/identity/format-device-name.ts';
import type { ListedSession } from '@emberclutch/contract/identity/session-list.ts';
import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { securityEventsQuery } from '../../../platform/api/security-events.ts';
import { sessionsQuery, endOtherSessions, endSession } from '../../../platform/api/sessions.ts';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { useLatestResult } from '../../../platform/forms/LatestResultProvider.tsx';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { errorMessages } from '../error-messages.ts';
import { PanelLead } from '../layout/PanelLead.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { Entry, EntryLine, EntryName } from './Entry.ts';
import { Badge } from './Badge.ts';
import { ConfirmIdentity, needsConfirmation } from './confirm/ConfirmIdentity.tsx';
import { copy } from './copy.ts';

/** The sessions of the account, the current one first. The player can end the others. */
export function SessionsPanel() {
  const { data } = useSuspenseQuery(sessionsQuery);
  const { message, report } = useLatestResult();
  const messageElement = useRef<HTMLOutputElement>(null);
  const endOthersMutation = useEndSessions();
  const focusAfterRender = useFocusAfterRender();
  const hasOthers = data.some(({ isCurrent }) => !isCurrent);

  /** Moves the focus to the message, because the focused button is removed. */
  const showMessage = (text: string) => {
    report(text);
    focusAfterRender(() => messageElement.current);
  };

  const endOthers = () =>
    endOthersMutation.mutate('others', { onSuccess: () => showMessage(copy.endedOthers) });

  return (
    <Panel title={copy.sessions}>
      <PanelLead>{hasOthers ? copy.sessionsLead : copy.alone}</PanelLead>
      <StatusMessage ref={messageElement} tabIndex={-1}>
        {message}
      </StatusMessage>
      <ul>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={(name) => showMessage(copy.ended(name))} />
        ))}
      </ul>
      {needsConfirmation(endOthersMutation.error) ? (
        <ConfirmIdentity onConfirmed={endOthers} onCancel={endOthersMutation.reset} />
      ) : (
        <ErrorAlert error={endOthersMutation.error} messages={errorMessages} />
      )}
      {hasOthers && (
        <EndOthers variant="danger" isBusy={endOthersMutation.isPending} onClick={endOthers}>
          {copy.endOthers}
        </EndOthers>
      )}
    </Panel>
  );
}

interface SessionRowProps {
  session: ListedSession;
  onEnded: (name: string) => void;
}

/** One session. The current one has no button: Sign Out in the menu ends it. */
function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, userAgent, signedInBy, createdAt, lastSeenAt, isCurrent } = session;
  const endMutation = useEndSessions();
  const name = formatDeviceName(userAgent) ?? copy.unknownDevice;

  const end = () => endMutation.mutate(id, { onSuccess: () => onEnded(name) });

  return (
    <Entry>
      <EntryLine>
        <div>
          <EntryName>
            {name} {isCurrent && <Badge>{copy.currentSession}</Badge>}
          </EntryName>
          {signedInBy !== null && <p>{copy.signedInBy[signedInBy]}</p>}
          {createdAt !== null && (
            <p>
              {copy.since} <DateTime at={createdAt} />
            </p>
          )}
          {!isCurrent && lastSeenAt !== null && (
            <p>
              {copy.lastSeen} <DateTime at={lastSeenAt} />
            </p>
          )}
        </div>
        {!isCurrent && (
          <Button variant="quiet" size="s" isBusy={endMutation.isPending} onClick={end}>
            {copy.end}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </EntryLine>
      {needsConfirmation(endMutation.error) ? (
        <ConfirmIdentity onConfirmed={end} onCancel={endMutation.reset} />
      ) : (
        <ErrorAlert error={endMutation.error} messages={errorMessages} />
      )}
    </Entry>
  );
}

/** Ends one session by its id, or all but the current one (`others`). */
function useEndSessions() {
  const queryClient = useQueryClient();
  return useSingleMutation<unknown, Error, string>({
    mutationFn: (target) =>
      target === 'others' ? endOtherSessions() : endSession(target).catch(ignoreEnded),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Ignores 404: a listed session may have ended since, by itself or from another browser. */
function ignoreEnded(error: unknown): void {
  if (!isMissing(error)) throw error;
}

const EndOthers = styled(Button)`
  margin-top: ${space.l};
`;
