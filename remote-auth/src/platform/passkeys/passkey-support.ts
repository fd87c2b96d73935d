/** This page cannot use passkeys. */
export class PasskeysUnavailableError extends Error {
  override readonly name = 'PasskeysUnavailableError';
  readonly code: 'insecure' | 'unsupported';

  constructor(code: 'insecure' | 'unsupported') {
    super(code);
    this.code = code;
  }
}

/**
 * The browser returned no passkey for an e-mail address, and no passkey of this address has been used in this browser. Its cause is
 * the error of the browser, which is the same as for a cancelled request.
 */
export class PasskeyNotOnDeviceError extends Error {
  override readonly name = 'PasskeyNotOnDeviceError';

  constructor(cause: unknown) {
    super('not on this device', { cause });
  }
}

/** Checks both, because some browsers and content blockers remove only one of the two. */
export const hasPasskeySupport = () =>
  typeof window.PublicKeyCredential === 'function' && navigator.credentials !== undefined;

/** @throws {PasskeysUnavailableError} if a ceremony could not start */
export function requirePasskeySupport(): void {
  // Checked first: browsers hide passkeys from insecure pages, which must not look like missing support.
  if (!window.isSecureContext) throw new PasskeysUnavailableError('insecure');
  if (!hasPasskeySupport()) throw new PasskeysUnavailableError('unsupported');
}

/** Whether this device itself can store a passkey, so that an offer to add one makes sense. */
export async function canStorePasskeys(): Promise<boolean> {
  if (!hasPasskeySupport()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
