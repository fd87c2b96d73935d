import { sendSignal } from '@simplewebauthn/browser';
import { isApiError } from '@emberclutch/shared/api/api-error';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import { finishPasskeyLogin } from '@emberclutch/shared/api/passkey-login';
import { thisDevice } from '../devices/this-device.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/**
 * Trades what a passkey answered for a session. One that the provider does not know any more is taken off the device's
 * list where the browser can do that, so that nobody is offered it again.
 */
export async function finishSignIn({ rpId, ...proof }: PasskeyProof): Promise<SessionAnswer> {
  try {
    return await finishPasskeyLogin({ ...proof, usageInfo: thisDevice() });
  } catch (error) {
    if (proof.email === undefined && isUnknownThere(error)) {
      const credentialID = proof.assertion.id;
      await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID }).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Only where the provider says so itself: a gateway's 404 or a crash must not cost anybody a good passkey. (With an
 * e-mail it may also mean that the passkey is another account's.)
 */
const isUnknownThere = (error: unknown) =>
  isApiError(error) && error.status === 404 && /passkey|credential/i.test(error.detail ?? '');
