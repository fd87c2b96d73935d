import { sendSignal } from '@simplewebauthn/browser';
import type { SessionAnswer } from '@emberclutch/shared/api/auth';
import { finishPasskeyLogin } from '@emberclutch/shared/api/passkey-login';
import { thisDevice } from '../devices/this-device.ts';
import { troubleOf } from './passkey-trouble.ts';
import type { PasskeyProof } from './prove-passkey.ts';

/**
 * Trades what a passkey answered for a session. One that the provider does not know any more is taken off the device's
 * list where the browser can do that, so that nobody is offered it again.
 */
export async function finishSignIn({ rpId, ...proof }: PasskeyProof): Promise<SessionAnswer> {
  try {
    return await finishPasskeyLogin({ ...proof, usageInfo: thisDevice() });
  } catch (error) {
    if (error instanceof Error && troubleOf(error) === 'noPasskey') {
      const credentialID = proof.assertion.id;
      await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID }).catch(() => undefined);
    }
    throw error;
  }
}
