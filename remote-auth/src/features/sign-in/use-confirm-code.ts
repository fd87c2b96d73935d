import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import type { ConfirmBody } from '@emberclutch/shared/contract/auth';
import { offerPasskey } from '@emberclutch/shared/state';
import { canKeepPasskeys } from '../passkeys/passkey-support.ts';
import { beginSession } from './begin-session.ts';
import { enterKey } from './enter-key.ts';

/**
 * Trades a code for a session. Whoever came by code and has no passkey is offered one.
 * @param confirm the call that takes the code
 */
export function useConfirmCode(confirm: (body: ConfirmBody) => Promise<SessionAnswer>) {
  const queryClient = useQueryClient();
  return useMutation<void, Error, ConfirmBody>({
    mutationKey: enterKey,
    mutationFn: async (body) => {
      const account = await beginSession(queryClient, confirm(body));
      if (account?.passkeys.length === 0 && (await canKeepPasskeys())) offerPasskey();
    },
  });
}
