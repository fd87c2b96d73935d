import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { readStored, sessionEndAtom } from '@emberclutch/web/state';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy as errorsCopy } from '../../platform/errors/copy.ts';
import { copy } from './copy.ts';

/**
 * Explains why one has to sign in: the session has ended, the browser keeps none, or a page is for players who are signed in.
 * @param next address of the page that led here
 */
export function SignInReason({ next }: { next: string | null }) {
  const end = useAtomValue(sessionEndAtom);
  // A stored session without an account id does not count as a session, and stays in storage until the next sign-in.
  const isIncomplete = readStored('session') !== null;
  const [isForgotten] = useState(() => !keepsSessions());
  const asked = next === null ? null : copy.askedBy;
  const other = isForgotten ? copy.forgotten : asked;
  const message = end ? copy.ended[end] : isIncomplete ? errorsCopy.missing.userId : other;
  return (
    <Status role="status">
      {message !== null && (
        <InitialMessage key={message}>
          <Alert tone="info">{message}</Alert>
        </InitialMessage>
      )}
    </Status>
  );
}

/** Whether a session outlives the page: browsers that block cookies of a site refuse its storage too. */
function keepsSessions(): boolean {
  const probe = 'probe';
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

const Status = styled.div`
  margin-bottom: ${space.l};

  /* Takes no room while empty. */
  &:empty {
    position: absolute;
    margin: 0;
  }
`;
