import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { sessionQueries } from '@emberclutch/shared/api/sessions';
import { Button } from '@emberclutch/shared/ui/Button';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { StatusMessage } from '../profile/StatusMessage.tsx';
import { SignInError } from '../sign-in/SignInError.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the account is signed in, this place first; any other can be ended. */
export function SessionsPanel() {
  const { data } = useSuspenseQuery(sessionQueries.own());
  const [said, setSaid] = useState('');
  const saidPlace = useRef<HTMLOutputElement>(null);
  const endingOthers = useEndSessions();
  const words = lazyCopy.security;
  const hasOthers = data.sessions.some(({ isCurrent }) => !isCurrent);

  /** What had the focus is gone. */
  const say = (what: string) => {
    flushSync(() => setSaid(what));
    saidPlace.current?.focus();
  };

  return (
    <Panel title={words.sessions}>
      <Lead>{hasOthers ? words.sessionsLead : words.alone}</Lead>
      <StatusMessage ref={saidPlace} tabIndex={-1}>
        {said}
      </StatusMessage>
      <ul>
        {data.sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={(name) => say(words.ended(name))} />
        ))}
      </ul>
      <SignInError error={endingOthers.error} words={copy.errors} />
      {hasOthers && (
        <EndOthers
          variant="danger"
          isBusy={endingOthers.isPending}
          onClick={() => endingOthers.mutate('others', { onSuccess: () => say(words.endedOthers) })}
        >
          {words.endOthers}
        </EndOthers>
      )}
    </Panel>
  );
}

const Lead = styled.p`
  margin-bottom: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;

const EndOthers = styled(Button)`
  margin-top: ${({ theme }) => theme.space.l};
`;
