import { startAuthentication } from '@simplewebauthn/browser';
import {
  beginReauthenticationByCode,
  beginReauthenticationByPasskey,
  finishReauthenticationByCode,
  finishReauthenticationByPasskey,
} from '../../../../platform/api/reauthentication.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { nullIfMissing } from '@emberclutch/web/api/is-missing.ts';
import { sentNow } from '../../../../platform/codes/sent-code.ts';
import type { SentCode } from '../../../../platform/codes/sent-code.ts';
import { explainPasskeyError } from '../../../../platform/passkeys/explain-passkey-error.ts';
import { expectPasskeySupport } from '../../../../platform/passkeys/passkey-support.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';

/** Two ways to confirm the player's identity: by a passkey, or by a code that is sent first. */
export function useConfirmIdentity() {
  return {
    /** Answers whether the player is confirmed; false if no passkey of the account is accepted. */
    byPasskey: useSingleMutation<boolean>({
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

async function confirmByPasskey(): Promise<boolean> {
  expectPasskeySupport();
  const ceremony = await nullIfMissing(beginReauthenticationByPasskey());
  if (ceremony === null) return false;
  const assertion = await startAuthentication({ optionsJSON: ceremony.publicKey });
  await finishReauthenticationByPasskey({ assertion, sessionData: ceremony.sessionData });
  return true;
}
