import { startAuthentication } from '@simplewebauthn/browser';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '../../../platform/api/passkey-login.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { PasskeyNotOnDeviceError } from '../../../platform/passkeys/passkey-not-on-device-error.ts';
import { expectPasskeySupport } from '../../../platform/passkeys/passkey-support.ts';

/** The assertion of a passkey, and the ceremony it belongs to. */
export interface PasskeyProof {
  assertion: AuthenticationResponseJSON;
  /** The provider's own value, sent back unchanged. */
  sessionData: unknown;
  email?: string;
  rpId: string;
}

/**
 * Asks the browser for a passkey.
 * @param email whose passkey to use; any passkey of this site if undefined
 * @throws {PasskeysUnavailableError} before the ceremony, `ApiError` of the provider, the error of the browser, or
 * `PasskeyNotOnDeviceError` around it if this browser has used no passkey of the e-mail
 */
export async function authenticateWithPasskey(email: string | undefined): Promise<PasskeyProof> {
  expectPasskeySupport();
  const { publicKey, sessionData } = await beginPasskeyLogin({ email });
  const assertion = await startAuthentication({ optionsJSON: publicKey }).catch((error: unknown) => {
    const isHere = publicKey.allowCredentials?.some(({ id }) => knownPasskeys.has(id)) ?? true;
    throw isHere ? error : new PasskeyNotOnDeviceError(error);
  });
  return { assertion, sessionData, email, rpId: publicKey.rpId ?? location.hostname };
}
