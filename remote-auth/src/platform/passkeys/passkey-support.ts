import type { PasskeyErrorCode } from './copy.ts';

/** A passkey ceremony failed for a reason that its error does not show, or could not start. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  readonly code: PasskeyErrorCode;

  constructor(code: PasskeyErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Checks both, because some browsers and content blockers remove only one of the two. */
export const hasPasskeySupport = () =>
  typeof window.PublicKeyCredential === 'function' && navigator.credentials !== undefined;

/** @throws {CeremonyError} if a ceremony could not start */
export function requirePasskeySupport(): void {
  // Checked first: browsers hide passkeys from insecure pages, which must not look like missing support.
  if (!window.isSecureContext) throw new CeremonyError('insecure');
  if (!hasPasskeySupport()) throw new CeremonyError('unsupported');
}

/** Whether this device itself can store a passkey, so that an offer to add one makes sense. */
export async function canStorePasskeys(): Promise<boolean> {
  if (!hasPasskeySupport()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
