import { sendSignal } from '@simplewebauthn/browser';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';

type SignalledAccount = Pick<AccountInfo, 'signal' | 'email' | 'displayName' | 'passkeys'>;

/** Ignores failures: browsers without the Signal API reject, and nothing depends on the signal. */
const ignoreFailure = (signal: Promise<unknown>) => signal.catch(() => undefined);

/** Notifies passkey managers of changes, if browser and provider support it (WebAuthn Level 3, section 5.1.10). */
export const signalAuthenticators = {
  /** The passkeys of the account: managers stop offering any others. */
  updatePasskeys: async ({ signal, passkeys }: SignalledAccount) => {
    if (!signal) return;
    const allAcceptedCredentialIDs = passkeys.map(({ credentialId }) => credentialId);
    await ignoreFailure(
      sendSignal({
        signalName: 'allAcceptedCredentials',
        rpID: signal.rpId,
        userID: signal.userId,
        allAcceptedCredentialIDs,
      }),
    );
  },

  /** The name under which managers list them. */
  updateName: async ({ signal, email, displayName }: SignalledAccount) => {
    if (!signal || !email) return;
    await ignoreFailure(
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
