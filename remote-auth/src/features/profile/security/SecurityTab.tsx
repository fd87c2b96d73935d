import { Suspense, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { passkeyQueries } from '../../../platform/api/passkeys.ts';
import { withDevice } from '@emberclutch/contract/identity/passkey.ts';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessages } from '../error-messages.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { Stack } from '../layout/Stack.ts';
import { TabColumns } from '../layout/TabColumns.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { AfterReset } from './AfterReset.tsx';
import { authenticatorName, loadAuthenticatorNames } from './authenticators/authenticator-names.ts';
import { copy } from './copy.ts';
import { copy as diaryCopy } from './diary/copy.ts';
import { SecurityDiary } from './diary/SecurityDiary.tsx';
import { LatestResultProvider } from './LatestResultProvider.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { passkeyNames } from './passkey-names.ts';
import { SessionsPanel } from './SessionsPanel.tsx';
import { useLatestResult } from './use-latest-result.ts';

/** The passkeys and the sessions of the account, and what happened to them. */
export function SecurityTab() {
  return (
    <LatestResultProvider>
      <Panels />
    </LatestResultProvider>
  );
}

function Panels() {
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const { data: devices = {} } = useQuery(passkeyQueries.credMetadata());
  const authenticators = use(loadAuthenticatorNames());
  const { message, report } = useLatestResult();
  const [newId, setNewId] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const passkeys = account.passkeys.map((passkey) => withDevice(passkey, devices[passkey.credentialId]));
  const names = passkeyNames(passkeys, { authenticators, fallback: copy.fallback });

  /** Moves the focus to the message, because the card that had it is gone. */
  const handleRemoved = (name: string) => {
    flushSync(() => report(copy.removed(name)));
    status.current?.focus();
  };

  /** Moves the focus to the button that makes a passkey: the next step after everyone else was signed out. */
  const askForNewPasskey = () => {
    flushSync(() => report(copy.secured));
    addButton.current?.focus();
  };

  return (
    <TabColumns>
      <Stack>
        <AfterReset count={passkeys.length} />
        <AddPasskey
          count={passkeys.length}
          button={addButton}
          onAdded={(credentialId) => {
            setNewId(credentialId);
            report(copy.added);
          }}
        />
        <StatusMessage ref={status} tabIndex={-1}>
          {message}
        </StatusMessage>
        {passkeys.length > 0 && (
          <PasskeyList aria-label={copy.list}>
            {passkeys.map((passkey) => (
              <PasskeyCard
                key={passkey.credentialId}
                passkey={passkey}
                name={names.get(passkey.credentialId) ?? copy.fallback}
                manager={authenticatorName(authenticators, passkey.aaguid)}
                isLast={passkeys.length === 1}
                isNew={passkey.credentialId === newId}
                onMessage={report}
                onRemoved={handleRemoved}
              />
            ))}
          </PasskeyList>
        )}
      </Stack>
      <Stack>
        <ActivityPanels passkeys={passkeys} names={names} onDisowned={askForNewPasskey} />
      </Stack>
    </TabColumns>
  );
}

interface ActivityProps {
  passkeys: PasskeyInfo[];
  /** By credential id. */
  names: ReadonlyMap<string, string>;
  /** Someone else's access was ended. */
  onDisowned: () => void;
}

/** Where the account is signed in, and what happened to it: each panel fails on its own. */
function ActivityPanels({ passkeys, names, onDisowned }: ActivityProps) {
  return (
    <>
      <ReadBoundary title={copy.sessionsFailed} messages={errorMessages} missing={<></>}>
        <Suspense fallback={<Spinner />}>
          <SessionsPanel />
        </Suspense>
      </ReadBoundary>
      <ReadBoundary title={diaryCopy.failed} messages={errorMessages} missing={<></>}>
        <Suspense fallback={<Spinner />}>
          <SecurityDiary passkeys={passkeys} names={names} onDisowned={onDisowned} />
        </Suspense>
      </ReadBoundary>
    </>
  );
}

const PasskeyList = styled.ul`
  display: grid;
  gap: ${space.m};
`;
