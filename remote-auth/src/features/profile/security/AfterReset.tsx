import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { removePasskey } from '../../../platform/api/passkeys.ts';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { Link, useLocation } from '@emberclutch/web/routing';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { space, weight } from '@emberclutch/web/theme/tokens.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from './confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { removalErrorMessage } from './removal-error-message.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { useLatestResult } from './use-latest-result.ts';

interface Props {
  passkeys: PasskeyInfo[];
  onRemoved: () => void;
  onKept: () => void;
}

/**
 * After a reset: says what it did, offers to remove all passkeys, as a lost device could still sign in, and leads back to
 * the page that asked for the sign-in.
 */
export function AfterReset({ passkeys, onRemoved, onKept }: Props) {
  const { isAfterReset, next } = readState(useLocation().state);
  const [isSettled, setIsSettled] = useState(false);
  const removing = useRemoveAll(passkeys);
  const { isLatest, claim } = useLatestResult();
  if (isAfterReset !== true || (isSettled && typeof next !== 'string')) return null;

  const removeAll = () => {
    claim();
    removing.mutate(undefined, {
      onSuccess: () => {
        setIsSettled(true);
        onRemoved();
      },
      onError: claim,
    });
  };
  const keepAll = () => {
    setIsSettled(true);
    onKept();
  };

  return (
    <Alert tone="info">
      <Lines>
        <p>
          <strong>{copy.afterReset}</strong>
        </p>
        {!isSettled && needsConfirmation(removing.error) ? (
          <ConfirmIdentity onConfirmed={removeAll} onCancel={keepAll} />
        ) : (
          !isSettled &&
          passkeys.length > 0 && (
            <>
              <p>{copy.afterResetAsk}</p>
              {removing.error && isLatest && (
                <PasskeyActionError>{removalErrorMessage(removing.error)}</PasskeyActionError>
              )}
              <ActionRow>
                <Button variant="danger" size="s" isBusy={removing.isPending} onClick={removeAll}>
                  {copy.removeAll}
                </Button>
                <Button variant="quiet" size="s" onClick={keepAll}>
                  {copy.keepAll}
                </Button>
              </ActionRow>
            </>
          )
        )}
        {typeof next === 'string' && (
          <p>
            <Link to={next}>{copy.goOn}</Link>
          </p>
        )}
      </Lines>
    </Alert>
  );
}

/** One by one: providers can remove a single passkey, but not all of them in one call. */
function useRemoveAll(passkeys: PasskeyInfo[]) {
  const queryClient = useQueryClient();
  return useSingleMutation<void>({
    mutationFn: async () => {
      for (const { credentialId } of passkeys) {
        await removePasskey(credentialId);
        knownPasskeys.remove(credentialId);
      }
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.ofPasskeys(account);
    },
  });
}

/** The state that the reset left in the history entry: `next` is the page that the player came from. */
const readState = (state: unknown): { isAfterReset?: unknown; next?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

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
