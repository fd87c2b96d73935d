import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { securityEventQueries } from '../../../../platform/api/security-events.ts';
import { isSecurityChange } from '@emberclutch/contract/identity/security-event.ts';
import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { copy } from './copy.ts';
import { DiaryEntry } from './DiaryEntry.tsx';
import type { NamedPasskey } from './DisownEvent.tsx';

/** Entries of a kind that are shown at first. */
const few = 6;

interface Props {
  passkeys: PasskeyInfo[];
  /** Names by credential id. */
  names: ReadonlyMap<string, string>;
  onDisowned: () => void;
}

/**
 * The security log of the account, newest first: what changed how it is opened, apart from sign-ins, which can be many. The
 * player can disown an event here.
 */
export function SecurityDiary({ passkeys, names, onDisowned }: Props) {
  const { data: events } = useSuspenseQuery(securityEventQueries.own());
  if (events.length === 0) return null;

  const passkeysSince = (instant: number) =>
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
          passkeysSince={passkeysSince}
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
  passkeysSince: (instant: number) => NamedPasskey[];
  onDisowned: () => void;
}

/** The first entries of a kind, and the rest on demand. */
function Entries({ label, events, passkeysSince, onDisowned }: EntriesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const headingId = useId();
  if (events.length === 0) return null;

  /** Moves the focus to the first new entry, because the button that had it is gone. */
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    const next = list.current?.children[few];
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <>
      <Heading id={headingId}>{label}</Heading>
      <ul ref={list} aria-labelledby={headingId}>
        {events.slice(0, showsAll ? undefined : few).map((event) => (
          <DiaryEntry
            key={event.id}
            event={event}
            newerPasskeys={passkeysSince(event.at)}
            onDisowned={onDisowned}
          />
        ))}
      </ul>
      {!showsAll && events.length > few && (
        <ShowAll variant="quiet" size="s" onClick={showAll}>
          {copy.showAll(events.length)}
        </ShowAll>
      )}
    </>
  );
}

const Heading = styled.h3`
  margin-top: ${space.l};
  font-size: ${size.m};
`;

const ShowAll = styled(Button)`
  margin-top: ${space.m};
`;
