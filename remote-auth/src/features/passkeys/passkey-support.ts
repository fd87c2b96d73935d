/** Passkeys cannot be used here at all; why, by its code. */
export class PasskeysMissing extends Error {
  override readonly name = 'PasskeysMissing';
  readonly code: 'insecure' | 'unsupported';

  constructor(code: 'insecure' | 'unsupported') {
    super(code);
    this.code = code;
  }
}

const isSupported = () => typeof window.PublicKeyCredential === 'function';

/** @throws {PasskeysMissing} before anybody is asked for anything */
export function expectPasskeySupport(): void {
  // Browsers hide passkeys from pages that are not secure: that is to be told apart from browsers without them.
  if (!window.isSecureContext) throw new PasskeysMissing('insecure');
  if (!isSupported()) throw new PasskeysMissing('unsupported');
}

/** Whether this device itself can keep a passkey, and so is worth an offer to do so. */
export async function canKeepPasskeys(): Promise<boolean> {
  if (!isSupported()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
