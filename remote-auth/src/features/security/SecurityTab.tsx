import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/shared/api/account';
import { passkeyQueries } from '@emberclutch/shared/api/passkeys';
import { withDevice } from '@emberclutch/shared/contract/lenient-account';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { passkeyNames } from '../passkeys/passkey-names.ts';
import { Columns } from '../profile/Columns.ts';
import { StatusMessage } from '../profile/StatusMessage.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasskeyList } from './PasskeyList.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

/** Passkeys first, then where one is signed in. */
export function SecurityTab() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const { data: devices } = useQuery(passkeyQueries.credMetadata());
  const [said, setSaid] = useState('');
  const saidPlace = useRef<HTMLOutputElement>(null);
  const passkeys = account.passkeys.map((passkey) => withDevice(passkey, devices?.[passkey.credentialId]));
  const names = passkeyNames(passkeys, lazyCopy.security.fallback);

  /** The card that had the focus is gone. */
  const handleRemoved = (name: string) => {
    flushSync(() => setSaid(lazyCopy.security.removed(name)));
    saidPlace.current?.focus();
  };

  return (
    <Columns>
      <Stack>
        <AddPasskey
          hasSome={passkeys.length > 0}
          onBegin={() => setSaid('')}
          onAdded={() => setSaid(lazyCopy.security.added)}
        />
        <StatusMessage ref={saidPlace} tabIndex={-1}>
          {said}
        </StatusMessage>
        {passkeys.length > 0 && (
          <PasskeyList aria-label={lazyCopy.security.list}>
            {passkeys.map((passkey) => (
              <PasskeyCard
                key={passkey.credentialId}
                passkey={passkey}
                name={names.get(passkey.credentialId) ?? lazyCopy.security.fallback}
                isLast={passkeys.length === 1}
                onSaid={setSaid}
                onRemoved={handleRemoved}
              />
            ))}
          </PasskeyList>
        )}
      </Stack>
      <ReadBoundary title={lazyCopy.security.sessionsFailed} words={copy.errors} missing={<></>}>
        <Suspense fallback={<Spinner />}>
          <SessionsPanel />
        </Suspense>
      </ReadBoundary>
    </Columns>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
