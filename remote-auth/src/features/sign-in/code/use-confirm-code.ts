import { useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { offerPasskey } from '@emberclutch/web/state';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { canStorePasskeys } from '../../../platform/passkeys/passkey-support.ts';
import { signIn } from '../session/sign-in.ts';
import { signInKey } from '../session/sign-in-key.ts';

/**
 * Signs in with a code. A player without a passkey is offered one.
 * @param confirm the call that exchanges the code for a session
 */
export function useConfirmCode(confirm: (body: ConfirmBody) => Promise<SessionAnswer>) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, ConfirmBody>({
    mutationKey: signInKey,
    mutationFn: async (body) => {
      const account = await signIn(queryClient, confirm(body));
      if (account?.passkeys.length === 0 && (await canStorePasskeys())) offerPasskey();
    },
  });
}
