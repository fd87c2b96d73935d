import { useId, useRef, useState } from 'react';
import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { formatDeviceName } from '@emberclutch/contract/identity/format-device-name.ts';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { isSecurityChange } from '@emberclutch/contract/identity/security-event.ts';
import type { SecurityEvent, SecurityEventId } from '@emberclutch/contract/identity/security-event.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { currentSession, setSession } from '@emberclutch/web/state';
import { size, space, font, weight } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { securityEventsQuery, disownSecurityEvent } from '../../../../platform/api/security-events.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { knownPasskeys } from '../../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';
import { errorMessages } from '../../error-messages.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { Question, useQuestion } from '../../layout/Question.tsx';
import { Entry, EntryLine } from '../Entry.ts';
import { ConfirmIdentity, needsConfirmation } from '../confirm/ConfirmIdentity.tsx';
import { copy } from './copy.ts';

/** Number of entries of each kind that the diary shows at first. */
const initialCount = 6;

interface Props {
  passkeys: PasskeyInfo[];
  names: ReadonlyMap<string, string>;
  onDisowned: () => void;
}

/** The security log, newest first: changes to sign-in methods, and separately the many sign-ins. The player can disown an event. */
export function SecurityDiary({ passkeys, names, onDisowned }: Props) {
  const { data: events } = useSuspenseQuery(securityEventsQuery);
  if (events.length === 0) return null;

  const listPasskeysSince = (instant: number) =>
    passkeys
      .filter(({ createdAt }) => createdAt !== null && createdAt >= instant)
      .map(({ credentialId }) => ({ credentialId, name: names.get(credentialId) ?? copy.aPasskey }));

  return (
    <Panel title={copy.title}>
      <PanelLead>{copy.lead}</PanelLead>
      {[true, false].map((isChange) => (
        <Entries
          key={String(isChange)}
          label={isChange ? copy.changes : copy.others}
          events={events.filter(({ kind }) => isSecurityChange(kind) === isChange)}
          listPasskeysSince={listPasskeysSince}
          onDisowned={onDisowned}
        />
      ))}
    </Panel>
  );
}

interface EntriesProps {
  label: string;
  events: SecurityEvent[];
  /** @param instant epoch seconds */
  listPasskeysSince: (instant: number) => NamedPasskey[];
  onDisowned: () => void;
}

function Entries({ label, events, listPasskeysSince, onDisowned }: EntriesProps) {
  const [hasAllEntries, setHasAllEntries] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const headingId = useId();
  const focusAfterRender = useFocusAfterRender();
  if (events.length === 0) return null;

  /** Moves the focus to the first added entry, because the focused button is removed. */
  const showAll = () => {
    setHasAllEntries(true);
    focusAfterRender(() => {
      const next = list.current?.children[initialCount];
      return next instanceof HTMLElement ? next : null;
    });
  };

  return (
    <>
      <Heading id={headingId}>{label}</Heading>
      <ul ref={list} aria-labelledby={headingId}>
        {events.slice(0, hasAllEntries ? undefined : initialCount).map((event) => (
          <DiaryEntry
            key={event.id}
            event={event}
            newerPasskeys={listPasskeysSince(event.at)}
            onDisowned={onDisowned}
          />
        ))}
      </ul>
      {!hasAllEntries && events.length > initialCount && (
        <ShowAll variant="quiet" size="s" onClick={showAll}>
          {copy.showAll(events.length)}
        </ShowAll>
      )}
    </>
  );
}

interface DiaryEntryProps {
  event: SecurityEvent;
  newerPasskeys: NamedPasskey[];
  onDisowned: () => void;
}

function DiaryEntry({ event, newerPasskeys, onDisowned }: DiaryEntryProps) {
  const { isOpen, button, open, close } = useQuestion();
  const description = copy.events[event.kind]({
    passkey: event.passkeyName ?? copy.aPasskey,
    endedDevice: formatDeviceName(event.endedUserAgent) ?? copy.aDevice,
  });
  const origin = [formatDeviceName(event.userAgent), event.network && copy.network(event.network)];

  return (
    <Entry tabIndex={-1}>
      <EntryLine>
        <div>
          <Description>{description}</Description>
          <p>
            <DateTime at={event.at} />
          </p>
          <p>{origin.filter(Boolean).join(', ')}</p>
        </div>
        {canDisown(event) && !isOpen && (
          <Button ref={button} variant="quiet" size="s" onClick={open}>
            {copy.disown}
            <VisuallyHidden>{copy.disownOf(description)}</VisuallyHidden>
          </Button>
        )}
      </EntryLine>
      {isOpen && (
        <DisownEvent id={event.id} passkeys={newerPasskeys} onClose={close} onDisowned={onDisowned} />
      )}
    </Entry>
  );
}

/** Whether a session of the event may still exist. Events of the other kinds have ended all sessions, or began none. */
const canDisown = ({ kind }: SecurityEvent) => kind !== 'account_secured' && kind !== 'passkey_refused';

interface NamedPasskey {
  credentialId: string;
  name: string;
}

interface DisownEventProps {
  id: SecurityEventId;
  passkeys: NamedPasskey[];
  onClose: () => void;
  onDisowned: () => void;
}

function DisownEvent({ id, passkeys, onClose, onDisowned }: DisownEventProps) {
  const disownMutation = useDisownEvent(passkeys.map(({ credentialId }) => credentialId));
  const button = useFocusOnMount<HTMLButtonElement>();

  const disown = () => disownMutation.mutate(id, { onSuccess: onDisowned });
  if (needsConfirmation(disownMutation.failureReason))
    return <ConfirmIdentity onConfirmed={disown} onCancel={onClose} />;
  return (
    <Question
      title={copy.disownAsk}
      explanation={
        <>
          <p>{copy.disownWhat}</p>
          <p>
            {passkeys.length > 0
              ? copy.disownPasskeys(passkeys.map(({ name }) => name).join(', '))
              : copy.disownNoPasskeys}
          </p>
          <p>{copy.disownThen}</p>
        </>
      }
      onClose={onClose}
    >
      <ErrorAlert error={disownMutation.error} messages={errorMessages} />
      <ActionRow>
        <Button ref={button} variant="danger" size="s" isBusy={disownMutation.isPending} onClick={disown}>
          {copy.disownYes}
        </Button>
        <Button variant="quiet" size="s" onClick={onClose}>
          {copy.disownNo}
        </Button>
      </ActionRow>
    </Question>
  );
}

/** Ends all sessions because of an event, removes newer passkeys, and continues with a new session in this browser. */
function useDisownEvent(newerPasskeyIds: string[]) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, SecurityEventId>({
    mutationFn: async (id) => {
      const { sessionId } = await disownSecurityEvent(id);
      const session = currentSession();
      if (session) setSession({ ...session, sessionId });
    },
    onSuccess: async () => {
      newerPasskeyIds.forEach(knownPasskeys.remove);
      // All queries, because the calls with the old session have failed.
      await queryClient.invalidateQueries();
      void signalAuthenticators.updatePasskeys(queryClient.getQueryData(accountQueries.own().queryKey));
    },
  });
}

const Heading = styled.h3`
  margin-top: ${space.l};
  font-size: ${size.m};
`;

const ShowAll = styled(Button)`
  margin-top: ${space.m};
`;

const Description = styled.h4`
  font-family: ${font.text};
  font-size: ${size.s};
  font-weight: ${weight.semibold};
`;
