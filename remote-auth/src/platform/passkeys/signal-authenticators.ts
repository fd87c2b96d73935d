import { sendSignal } from '@simplewebauthn/browser';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';

type SignalledAccount = Pick<AccountInfo, 'signal' | 'email' | 'displayName' | 'passkeys'>;

/** Browsers without the Signal API reject, and nothing depends on the signal. */
const ignoreFailure = () => undefined;

/** Notifies passkey managers of changes, if browser and provider support it (WebAuthn Level 3, section 5.1.10). */
export const signalAuthenticators = {
  /** The passkeys of the account, unless it is unknown: managers stop offering any others. */
  updatePasskeys: async (account: SignalledAccount | undefined) => {
    if (!account?.signal) return;
    await sendSignal({
      signalName: 'allAcceptedCredentials',
      rpID: account.signal.rpId,
      userID: account.signal.userId,
      allAcceptedCredentialIDs: account.passkeys.map(({ credentialId }) => credentialId),
    }).catch(ignoreFailure);
  },

  /** The name under which managers list them. */
  updateName: async ({ signal, email, displayName }: SignalledAccount) => {
    if (!signal || !email) return;
    await sendSignal({
      signalName: 'currentUserDetails',
      rpID: signal.rpId,
      userID: signal.userId,
      userName: email,
      userDisplayName: displayName ?? email,
    }).catch(ignoreFailure);
  },
};
