import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { sessionQueries } from '../../../platform/api/sessions.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from './confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { PanelLead } from '../layout/PanelLead.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { errorMessages } from '../error-messages.ts';
import { SessionRow } from './SessionRow.tsx';
import { useEndSessions } from './use-end-sessions.ts';
import { useLatestResult } from './use-latest-result.ts';

/** The sessions of the account, the current one first; the others can be ended. */
export function SessionsPanel() {
  const { data } = useSuspenseQuery(sessionQueries.own());
  const { isLatest, message, claim, report } = useLatestResult();
  const messageElement = useRef<HTMLOutputElement>(null);
  const endingOthers = useEndSessions();
  const hasOthers = data.some(({ isCurrent }) => !isCurrent);

  /** Moves the focus to the message, because the button that had it is gone. */
  const showMessage = (text: string) => {
    flushSync(() => report(text));
    messageElement.current?.focus();
  };

  const endOthers = () => {
    claim();
    endingOthers.mutate('others', { onSuccess: () => showMessage(copy.endedOthers), onError: claim });
  };

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
      {isLatest && needsConfirmation(endingOthers.error) ? (
        <ConfirmIdentity onConfirmed={endOthers} onCancel={endingOthers.reset} />
      ) : (
        <ErrorAlert error={isLatest ? endingOthers.error : null} messages={errorMessages} />
      )}
      {hasOthers && (
        <EndOthers variant="danger" isBusy={endingOthers.isPending} onClick={endOthers}>
          {copy.endOthers}
        </EndOthers>
      )}
    </Panel>
  );
}

const EndOthers = styled(Button)`
  margin-top: ${space.l};
`;
