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
import { laterCopy } from '../../later-copy.ts';
import { passkeyNames } from '../passkeys/passkey-names.ts';
import { Columns } from '../profile/Columns.ts';
import { Said } from '../profile/Said.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasskeyList } from './PasskeyList.ts';
import { SessionsPlate } from './SessionsPlate.tsx';

/** Passkeys first, then where one is signed in. */
export function SecurityTab() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const { data: devices } = useQuery(passkeyQueries.credMetadata());
  const [said, setSaid] = useState('');
  const saidPlace = useRef<HTMLOutputElement>(null);
  const passkeys = account.passkeys.map((passkey) => withDevice(passkey, devices?.[passkey.credentialId]));
  const names = passkeyNames(passkeys, laterCopy.security.fallback);

  /** The card that had the focus is gone. */
  const handleRemoved = (name: string) => {
    flushSync(() => setSaid(laterCopy.security.removed(name)));
    saidPlace.current?.focus();
  };

  return (
    <Columns>
      <Stack>
        <AddPasskey
          hasSome={passkeys.length > 0}
          onBegin={() => setSaid('')}
          onAdded={() => setSaid(laterCopy.security.added)}
        />
        <Said ref={saidPlace} tabIndex={-1}>
          {said}
        </Said>
        {passkeys.length > 0 && (
          <PasskeyList aria-label={laterCopy.security.list}>
            {passkeys.map((passkey) => (
              <PasskeyCard
                key={passkey.credentialId}
                passkey={passkey}
                name={names.get(passkey.credentialId) ?? laterCopy.security.fallback}
                isLast={passkeys.length === 1}
                onSaid={setSaid}
                onRemoved={handleRemoved}
              />
            ))}
          </PasskeyList>
        )}
      </Stack>
      <ReadBoundary title={laterCopy.security.sessionsFailed} words={copy.errors} missing={<></>}>
        <Suspense fallback={<Spinner />}>
          <SessionsPlate />
        </Suspense>
      </ReadBoundary>
    </Columns>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
