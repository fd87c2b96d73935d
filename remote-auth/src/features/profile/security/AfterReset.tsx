import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/shared/api/account';
import { removePasskey } from '@emberclutch/shared/api/passkeys';
import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { useLocation } from '@emberclutch/shared/routing';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Button } from '@emberclutch/shared/ui/Button';
import { knownPasskeys } from '../../../passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../passkeys/signal-authenticators.ts';
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from './confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { removalErrorMessage } from './removal-error-message.ts';
import { useSingleMutation } from '../../../forms/use-single-mutation.ts';

interface Props {
  passkeys: PasskeyInfo[];
  onRemoved: () => void;
  onKept: () => void;
}

/** After a reset: says what it did, and offers to remove all passkeys, as a lost device could still sign in. */
export function AfterReset({ passkeys, onRemoved, onKept }: Props) {
  const isAfterReset = Boolean(readState(useLocation().state).isAfterReset);
  const [isSettled, setIsSettled] = useState(false);
  const removing = useRemoveAll(passkeys);
  if (!isAfterReset || isSettled) return null;

  const removeAll = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        setIsSettled(true);
        onRemoved();
      },
    });
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
        {needsConfirmation(removing.error) ? (
          <ConfirmIdentity onConfirmed={removeAll} onCancel={keepAll} />
        ) : (
          passkeys.length > 0 && (
            <>
              <p>{copy.afterResetAsk}</p>
              {removing.error && (
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
      </Lines>
    </Alert>
  );
}

/** One by one: every provider can remove a passkey, and none of them all at once. */
function useRemoveAll(passkeys: PasskeyInfo[]) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error>({
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

const readState = (state: unknown): { isAfterReset?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

const Lines = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};

  p {
    margin: 0;
  }
  strong {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
