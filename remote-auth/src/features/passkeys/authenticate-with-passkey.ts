import { startAuthentication } from '@simplewebauthn/browser';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '@emberclutch/shared/api/passkey-login';
import { expectPasskeySupport } from './passkey-support.ts';

/** What a passkey answered, and the ceremony it belongs to. */
export interface PasskeyProof {
  assertion: AuthenticationResponseJSON;
  sessionData: string;
  email?: string;
  rpId: string;
}

/**
 * Asks for a passkey, at the press of a button.
 * @param email whose passkey; any of this site where nobody is named
 * @throws {PasskeysMissing} here, `ApiError` of the provider, or what the browser says, by its name
 */
export async function authenticateWithPasskey(email: string | undefined): Promise<PasskeyProof> {
  expectPasskeySupport();
  const { publicKey, sessionData } = await beginPasskeyLogin({ email });
  const assertion = await startAuthentication({ optionsJSON: publicKey });
  return { assertion, sessionData, email, rpId: publicKey.rpId ?? location.hostname };
}
