import { sendSignal, startAuthentication } from '@simplewebauthn/browser';
import type { SessionResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { beginPasskeyLogin, finishPasskeyLogin } from '../../../platform/api/passkey-login.ts';
import type { PasskeyLogin } from '../../../platform/api/passkey-login.ts';
import { describeDevice } from '../../../platform/devices/describe-device.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { CeremonyError, requirePasskeySupport } from '../../../platform/passkeys/passkey-support.ts';

/** The assertion of a passkey, and the ceremony it belongs to. */
export interface PasskeyProof extends Omit<PasskeyLogin, 'usageInfo'> {
  rpId: string;
}

/**
 * Asks the browser for a passkey of this e-mail address, or for any passkey of this site.
 * @throws {CeremonyError} if this page cannot use passkeys, or if none for this e-mail address has been used in this browser; `ApiError`
 * of the provider, or the error of the browser
 */
export async function authenticateWithPasskey(email: string | undefined): Promise<PasskeyProof> {
  requirePasskeySupport();
  const { publicKey, sessionData } = await beginPasskeyLogin({ email });
  const assertion = await startAuthentication({ optionsJSON: publicKey }).catch((error: unknown) => {
    const isHere = publicKey.allowCredentials?.some(({ id }) => knownPasskeys.has(id)) ?? true;
    // A browser without such a passkey reports the same error as for a cancelled request.
    const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
    throw isCancelled && !isHere ? new CeremonyError('notOnDevice', error) : error;
  });
  return { assertion, sessionData, email, rpId: publicKey.rpId ?? location.hostname };
}

/**
 * Exchanges the assertion of a passkey for a session. If the provider no longer knows the passkey, asks the browser to remove it
 * from the device, so that it is not offered again.
 */
export async function finishPasskeySignIn({ rpId, ...proof }: PasskeyProof): Promise<SessionResponse> {
  try {
    const response = await finishPasskeyLogin({ ...proof, usageInfo: describeDevice() });
    knownPasskeys.add(proof.assertion.id, proof.assertion.authenticatorAttachment);
    return response;
  } catch (error) {
    if (proof.email === undefined && isUnknownToProvider(error)) {
      const credentialID = proof.assertion.id;
      knownPasskeys.remove(credentialID);
      await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID }).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * True only if the provider itself reports it: a 404 of a gateway must not remove a valid passkey. With an e-mail, the same
 * response may mean that the passkey belongs to another account.
 */
const isUnknownToProvider = (error: unknown) =>
  isApiError(error) && error.status === 404 && /passkey|credential/i.test(error.detail ?? '');
