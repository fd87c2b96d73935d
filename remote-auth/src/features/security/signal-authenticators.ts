import { sendSignal } from '@simplewebauthn/browser';
import type { AccountInfo } from '@emberclutch/shared/contract/lenient-account';

type Teller = Pick<AccountInfo, 'signal' | 'email' | 'displayName' | 'passkeys'>;

/** Nothing depends on it: browsers without the Signal API, and providers that tell no names, are as before. */
const quietly = (signal: Promise<unknown>) => signal.catch(() => undefined);

/** Lets passkey managers know what has changed here, where the browser can (WebAuthn Level 3, section 5.1.10). */
export const signalAuthenticators = {
  /** Which passkeys are left: others are not offered any more. */
  ofPasskeys: async ({ signal, passkeys }: Teller) => {
    if (!signal) return;
    const allAcceptedCredentialIDs = passkeys.map(({ credentialId }) => credentialId);
    await quietly(
      sendSignal({
        signalName: 'allAcceptedCredentials',
        rpID: signal.rpId,
        userID: signal.userId,
        allAcceptedCredentialIDs,
      }),
    );
  },

  /** Under which name they are listed. */
  ofName: async ({ signal, email, displayName }: Teller) => {
    if (!signal || !email) return;
    await quietly(
      sendSignal({
        signalName: 'currentUserDetails',
        rpID: signal.rpId,
        userID: signal.userId,
        userName: email,
        userDisplayName: displayName ?? email,
      }),
    );
  },
};
