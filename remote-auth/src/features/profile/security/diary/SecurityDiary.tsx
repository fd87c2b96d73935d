import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { securityEventQueries } from '../../../../platform/api/security-events.ts';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { copy } from './copy.ts';
import { DiaryEntry } from './DiaryEntry.tsx';

/** Entries that are shown at first. */
const few = 6;

interface Props {
  passkeys: PasskeyInfo[];
  /** Names by credential id. */
  names: ReadonlyMap<string, string>;
  onDisowned: () => void;
}

/** The security log of the account, newest first. The player can disown an event here. */
export function SecurityDiary({ passkeys, names, onDisowned }: Props) {
  const { data: events } = useSuspenseQuery(securityEventQueries.own());
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (events.length === 0) return null;

  /** Moves the focus to the first new entry, because the button that had it is gone. */
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    const next = list.current?.children[few];
    if (next instanceof HTMLElement) next.focus();
  };

  const passkeysSince = (instant: number) =>
    passkeys
      .filter(({ createdAt }) => createdAt !== null && createdAt >= instant)
      .map(({ credentialId }) => ({ credentialId, name: names.get(credentialId) ?? copy.aPasskey }));

  return (
    <Panel title={copy.title}>
      <PanelLead>{copy.lead}</PanelLead>
      <ul ref={list} aria-label={copy.list}>
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
    </Panel>
  );
}

const ShowAll = styled(Button)`
  margin-top: ${space.m};
`;
