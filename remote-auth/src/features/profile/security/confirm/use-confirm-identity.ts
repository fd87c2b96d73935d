import { startAuthentication } from '@simplewebauthn/browser';
import {
  beginReauthenticationByCode,
  beginReauthenticationByPasskey,
  finishReauthenticationByCode,
  finishReauthenticationByPasskey,
} from '../../../../platform/api/reauthentication.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { sentNow } from '../../../../platform/codes/sent-code.ts';
import type { SentCode } from '../../../../platform/codes/sent-code.ts';
import { explainPasskeyError } from '../../../../platform/passkeys/explain-passkey-error.ts';
import { expectPasskeySupport } from '../../../../platform/passkeys/passkey-support.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';

/** Two ways to confirm the player's identity: by a passkey, or by a code that is sent first. */
export function useConfirmIdentity() {
  return {
    byPasskey: useSingleMutation<void>({
      mutationFn: () =>
        confirmByPasskey().catch((error: unknown) => {
          throw explainPasskeyError(error, 'signIn');
        }),
    }),
    sendCode: useSingleMutation<SentCode>({
      mutationFn: async () => sentNow(await beginReauthenticationByCode()),
    }),
  };
}

/** The second step of confirming by code. */
export const useConfirmByCode = () =>
  useSingleMutation<void, Error, ConfirmBody>({
    mutationFn: async (body) => {
      await finishReauthenticationByCode(body);
    },
  });

async function confirmByPasskey(): Promise<void> {
  expectPasskeySupport();
  const { publicKey, sessionData } = await beginReauthenticationByPasskey();
  const assertion = await startAuthentication({ optionsJSON: publicKey });
  await finishReauthenticationByPasskey({ assertion, sessionData });
}
