import { startTransition } from 'react';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import { finishSignOuts } from '@emberclutch/web/api/finish-sign-outs.ts';
import { useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { showTransientToast, signOut } from '@emberclutch/web/state';
import { deleteAccount } from '../../../../platform/api/account-rights.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { knownPasskeys } from '../../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';
import { copy } from './copy.ts';

/** Deletes the account, signs out, and tells passkey managers that its passkeys are of no more use. */
export function useDeleteAccount(account: AccountInfo) {
  const navigate = useNavigate();
  return useSingleMutation<void>({
    mutationFn: async () => {
      await deleteAccount();
    },
    onSuccess: () => {
      account.passkeys.forEach(({ credentialId }) => knownPasskeys.remove(credentialId));
      void signalAuthenticators.ofPasskeys({ ...account, passkeys: [] });
      // In one transition: a protected page that lost its session first would redirect to the login.
      startTransition(() => {
        void navigate(paths.home);
        signOut();
      });
      // The session has ended with the account; the call clears its cookie.
      void finishSignOuts();
      showTransientToast({ type: 'success', message: copy.deletion.done });
    },
  });
}
