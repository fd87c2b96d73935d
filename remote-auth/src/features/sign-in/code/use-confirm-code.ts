import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { offerPasskey } from '@emberclutch/web/state';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { canStorePasskeys } from '../../../platform/passkeys/passkey-support.ts';
import { IncompleteSessionError } from '../../../platform/errors/incomplete-session-error.ts';
import { signIn } from '../session/sign-in.ts';
import { signInKey } from '../session/sign-in-key.ts';

/**
 * Signs in with a code. A player without a passkey is offered one.
 * @param confirm the call that exchanges the code for a session
 */
export function useConfirmCode(confirm: (body: ConfirmBody) => Promise<SessionAnswer>) {
  const queryClient = useQueryClient();
  /** The answer to a code whose account could not be read: the code is used, so the next press reads the account again. */
  const unfinished = useRef<{ code: number; answer: Promise<SessionAnswer> }>(null);
  return useSingleMutation<void, Error, ConfirmBody>({
    mutationKey: signInKey,
    mutationFn: async (body) => {
      const answer = unfinished.current?.code === body.code ? unfinished.current.answer : confirm(body);
      unfinished.current = null;
      try {
        await signIn(queryClient, answer, async ({ passkeys }) => {
          if (passkeys.length === 0 && (await canStorePasskeys())) offerPasskey();
        });
      } catch (error) {
        const isUsed = error instanceof IncompleteSessionError && error.missing === 'userId';
        if (isUsed) unfinished.current = { code: body.code, answer };
        throw error;
      }
    },
  });
}
