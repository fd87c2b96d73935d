import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { removePasskey } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { closeOnEscape } from '../../../platform/forms/close-on-escape.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { ConfirmIdentity, needsConfirmation } from './confirm/ConfirmIdentity.tsx';
import { copy } from './copy.ts';

interface Props {
  credentialId: string;
  name: string;
  isLast: boolean;
  onClose: () => void;
  /** @param name of the passkey */
  onRemoved: (name: string) => void;
}

/** Asks for confirmation before it removes a passkey, and says which sign-in methods remain. */
export function RemovePasskey({ credentialId, name, isLast, onClose, onRemoved }: Props) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  const removeMutation = useRemovePasskey();
  const whyId = useId();

  const remove = () => removeMutation.mutate(credentialId, { onSuccess: () => onRemoved(name) });

  if (needsConfirmation(removeMutation.failureReason))
    return <ConfirmIdentity onConfirmed={remove} onCancel={onClose} />;
  return (
    <Confirmation
      role="group"
      aria-label={copy.removeAsk(name)}
      aria-describedby={whyId}
      onKeyDown={closeOnEscape(onClose)}
    >
      <h4>{copy.removeAsk(name)}</h4>
      <div id={whyId}>
        <p>{copy.removeWhy}</p>
        <p>{isLast ? copy.removeLast : copy.removeOthers}</p>
      </div>
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
    </Confirmation>
  );
}

/** Removes a passkey from the account and from the passkey manager that stores it. */
function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation<unknown, Error, string>({
    mutationFn: removePasskey,
    onSuccess: async (_answer, credentialId) => {
      knownPasskeys.remove(credentialId);
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.updatePasskeys(account);
    },
  });
}

const Confirmation = styled.div`
  display: grid;
  gap: ${space.m};
  padding-top: ${space.m};
  border-top: 3px double ${color.rule};

  h4 {
    overflow-wrap: anywhere;
    font-size: ${size.m};
  }
  p {
    max-width: 60ch;
    font-size: ${size.s};
  }
`;
