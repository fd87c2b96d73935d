import { startAuthentication } from '@simplewebauthn/browser';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '@emberclutch/shared/api/passkey-login';
import { expectPasskeySupport } from '../../../passkeys/passkey-support.ts';

/** The answer of a passkey, and the ceremony it belongs to. */
export interface PasskeyProof {
  assertion: AuthenticationResponseJSON;
  /** As the provider sent it. */
  sessionData: unknown;
  email?: string;
  rpId: string;
}

/**
 * Asks the browser for a passkey.
 * @param email whose passkey to use; any passkey of this site if undefined
 * @throws {PasskeysUnavailableError} before the ceremony, `ApiError` of the provider, or the error of the browser
 */
export async function authenticateWithPasskey(email: string | undefined): Promise<PasskeyProof> {
  expectPasskeySupport();
  const { publicKey, sessionData } = await beginPasskeyLogin({ email });
  const assertion = await startAuthentication({ optionsJSON: publicKey });
  return { assertion, sessionData, email, rpId: publicKey.rpId ?? location.hostname };
}
