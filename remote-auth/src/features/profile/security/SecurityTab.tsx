import { Suspense, use, useRef, useState } from 'react';
import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { addDevice } from '@emberclutch/contract/identity/passkey.ts';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { Link, useLocation } from '@emberclutch/web/routing';
import { space, weight } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { credMetadataQuery } from '../../../platform/api/passkeys.ts';
import { LatestResultProvider, useLatestResult } from '../../../platform/forms/LatestResultProvider.tsx';
import { errorMessages } from '../error-messages.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { Stack, TabColumns } from '../layout/TabColumns.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { copy } from './copy.ts';
import { SecurityDiary } from './diary/SecurityDiary.tsx';
import { copy as diaryCopy } from './diary/copy.ts';

/** The passkeys and the sessions of the account, and its security log. */
export function SecurityTab() {
  return (
    <LatestResultProvider>
      <Panels />
    </LatestResultProvider>
  );
}

function Panels() {
  // Requested together with the account, although the cards are shown only when the account is known.
  usePrefetchQuery(credMetadataQuery);
  const loadingNames = loadAuthenticatorNames();
  const { data: account } = useSuspenseQuery(accountQueries.own());
  const { data: devices = {} } = useQuery(credMetadataQuery);
  const authenticators = use(loadingNames);
  const { message, report } = useLatestResult();
  const [newId, setNewId] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const passkeys = account.passkeys.map((passkey) => addDevice(passkey, devices[passkey.credentialId]));
  const names = namePasskeys(passkeys, authenticators);

  /** Moves the focus to the message, because the focused card is removed. */
  const handleRemoved = (name: string) => {
    report(copy.removed(name));
    focusAfterRender(() => status.current);
  };

  /** Moves the focus to the button that adds a passkey: the next step after all other sessions have ended. */
  const askForNewPasskey = () => {
    report(copy.secured);
    focusAfterRender(() => addButton.current);
  };

  return (
    <TabColumns>
      <Stack>
        <AfterReset passkeyCount={passkeys.length} />
        <AddPasskey
          hasPasskeys={passkeys.length > 0}
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
                manager={findAuthenticatorName(authenticators, passkey.aaguid)}
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
        {/* Each panel fails independently. */}
        <ReadBoundary title={copy.sessionsFailed} messages={errorMessages} missing={<></>}>
          <Suspense fallback={<Spinner />}>
            <SessionsPanel />
          </Suspense>
        </ReadBoundary>
        <ReadBoundary title={diaryCopy.failed} messages={errorMessages} missing={<></>}>
          <Suspense fallback={<Spinner />}>
            <SecurityDiary passkeys={passkeys} names={names} onDisowned={askForNewPasskey} />
          </Suspense>
        </ReadBoundary>
      </Stack>
    </TabColumns>
  );
}

/**
 * Explains what a reset has done and what to do next, and links to the page that required the sign-in. Our provider removes all
 * passkeys; another provider may keep them.
 */
function AfterReset({ passkeyCount }: { passkeyCount: number }) {
  const { isAfterReset, next } = readState(useLocation().state);
  if (isAfterReset !== true) return null;
  return (
    <Alert tone="info">
      <Lines>
        <p>
          <strong>{copy.afterReset}</strong>
        </p>
        <p>{passkeyCount === 0 ? copy.afterResetAdd : copy.afterResetCheck}</p>
        {typeof next === 'string' && (
          <p>
            <Link to={next}>{copy.goOn}</Link>
          </p>
        )}
      </Lines>
    </Alert>
  );
}

/** The state of the history entry after a reset: `next` is the page that the player came from. */
const readState = (state: unknown): { isAfterReset?: unknown; next?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

const PasskeyList = styled.ul`
  display: grid;
  gap: ${space.m};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space.s};

  p {
    margin: 0;
  }
  strong {
    font-weight: ${weight.semibold};
  }
`;

/**
 * The name of each passkey, by credential id: the name that the player chose, otherwise the passkey manager, otherwise the device it
 * was created on. Equal names are numbered from the oldest: the second one ends in `(2)`.
 */
export function namePasskeys(
  passkeys: readonly PasskeyInfo[],
  authenticators: AuthenticatorNames,
): Map<string, string> {
  const counts = new Map<string, number>();
  const oldestFirst = passkeys.toSorted((first, second) => (first.createdAt ?? 0) - (second.createdAt ?? 0));
  return new Map(
    oldestFirst.map(({ credentialId, name, aaguid, deviceName }) => {
      const baseName = name ?? findAuthenticatorName(authenticators, aaguid) ?? deviceName ?? copy.fallback;
      const count = (counts.get(baseName) ?? 0) + 1;
      counts.set(baseName, count);
      return [credentialId, count === 1 ? baseName : `${baseName} (${count})`];
    }),
  );
}

type AuthenticatorNames = Readonly<Record<string, string>>;

let loading: Promise<AuthenticatorNames> | undefined;

/** Loads the public list of authenticator names; empty if that fails. Returns the same promise each time, so that a component can `use` it. */
function loadAuthenticatorNames(): Promise<AuthenticatorNames> {
  loading ??= import(/* webpackChunkName: "authenticators" */ 'aaguids').then(
    ({ default: names }) => names,
    () => ({}),
  );
  return loading;
}

/** @returns undefined if the AAGUID is unknown or withheld (all zeros) */
const findAuthenticatorName = (names: AuthenticatorNames, aaguid: string | null): string | undefined =>
  aaguid === null ? undefined : names[aaguid.toLowerCase()];
