import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/shared/api/account';
import { passkeyQueries } from '@emberclutch/shared/api/passkeys';
import { withDevice } from '@emberclutch/shared/contract/lenient-account';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy as errorsCopy } from '../../../errors/copy.ts';
import { passkeyNames } from './passkey-names.ts';
import { TabColumns } from '../layout/TabColumns.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { copy } from './copy.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasskeyList } from './PasskeyList.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

/** The passkeys and the sessions of the account. */
export function SecurityTab() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const { data: devices } = useQuery(passkeyQueries.credMetadata());
  const [message, setMessage] = useState('');
  const messageElement = useRef<HTMLOutputElement>(null);
  const passkeys = account.passkeys.map((passkey) => withDevice(passkey, devices?.[passkey.credentialId]));
  const names = passkeyNames(passkeys, copy.fallback);

  /** Moves the focus to the message, because the card that had it is gone. */
  const handleRemoved = (name: string) => {
    flushSync(() => setMessage(copy.removed(name)));
    messageElement.current?.focus();
  };

  return (
    <TabColumns>
      <Stack>
        <AddPasskey
          hasSome={passkeys.length > 0}
          onBegin={() => setMessage('')}
          onAdded={() => setMessage(copy.added)}
        />
        <StatusMessage ref={messageElement} tabIndex={-1}>
          {message}
        </StatusMessage>
        {passkeys.length > 0 && (
          <PasskeyList aria-label={copy.list}>
            {passkeys.map((passkey) => (
              <PasskeyCard
                key={passkey.credentialId}
                passkey={passkey}
                name={names.get(passkey.credentialId) ?? copy.fallback}
                isLast={passkeys.length === 1}
                onMessage={setMessage}
                onRemoved={handleRemoved}
              />
            ))}
          </PasskeyList>
        )}
      </Stack>
      <ReadBoundary title={copy.sessionsFailed} words={errorsCopy.errors} missing={<></>}>
        <Suspense fallback={<Spinner />}>
          <SessionsPanel />
        </Suspense>
      </ReadBoundary>
    </TabColumns>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
