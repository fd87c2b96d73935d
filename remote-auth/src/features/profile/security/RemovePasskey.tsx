import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { removePasskey } from '../../../platform/api/passkeys.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { Question } from '../layout/Question.tsx';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { ConfirmIdentity, needsConfirmation } from './confirm/ConfirmIdentity.tsx';
import { copy } from './copy.ts';

interface Props {
  credentialId: string;
  name: string;
  isLast: boolean;
  onClose: () => void;
  onRemoved: (name: string) => void;
}

/** Asks for confirmation before it removes a passkey, and says which sign-in methods remain. */
export function RemovePasskey({ credentialId, name, isLast, onClose, onRemoved }: Props) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  const removeMutation = useRemovePasskey();

  const remove = () => removeMutation.mutate(credentialId, { onSuccess: () => onRemoved(name) });

  if (needsConfirmation(removeMutation.failureReason))
    return <ConfirmIdentity onConfirmed={remove} onCancel={onClose} />;
  return (
    <Question
      title={copy.removeAsk(name)}
      explanation={
        <>
          <p>{copy.removeWhy}</p>
          <p>{isLast ? copy.removeLast : copy.removeOthers}</p>
        </>
      }
      onClose={onClose}
    >
      {removeMutation.error && (
        <PasskeyActionError error={removeMutation.error} messages={copy.removeErrors} />
      )}
      <ActionRow>
        <Button variant="danger" size="s" isBusy={removeMutation.isPending} onClick={remove}>
          {copy.removeYes}
        </Button>
        <Button ref={keepButton} variant="quiet" size="s" onClick={onClose}>
          {copy.removeNo}
        </Button>
      </ActionRow>
    </Question>
  );
}

/** Removes a passkey from the account and from the passkey manager that stores it. */
function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation<unknown, Error, string>({
    mutationFn: removePasskey,
    onSuccess: async (_response, credentialId) => {
      knownPasskeys.remove(credentialId);
      void queryClient.invalidateQueries({ queryKey: accountQueries.all });
      // Waits only for the account, so that a slow security log does not delay the message.
      await queryClient.prefetchQuery(accountQueries.own());
      void signalAuthenticators.updatePasskeys(queryClient.getQueryData(accountQueries.own().queryKey));
    },
  });
}
