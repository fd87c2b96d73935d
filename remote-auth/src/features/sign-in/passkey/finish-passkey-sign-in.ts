import { sendSignal } from '@simplewebauthn/browser';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { finishPasskeyLogin } from '../../../platform/api/passkey-login.ts';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import { thisDevice } from '../../../platform/devices/this-device.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/**
 * Exchanges the assertion of a passkey for a session. If the provider no longer knows the passkey, asks the browser to remove it
 * from the device, so that it is not offered again.
 */
export async function finishPasskeySignIn({ rpId, ...proof }: PasskeyProof): Promise<SessionAnswer> {
  try {
    const answer = await finishPasskeyLogin({ ...proof, usageInfo: thisDevice() });
    knownPasskeys.add(proof.assertion.id, proof.assertion.authenticatorAttachment);
    return answer;
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
