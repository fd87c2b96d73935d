import { isApiError } from '@emberclutch/web/api/api-error.ts';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { PasskeyNotOnDeviceError } from './passkey-not-on-device-error.ts';
import { PasskeysUnavailableError } from './passkey-support.ts';

/** Reasons why a passkey ceremony can fail (specification, section 8). */
export type PasskeyErrorCode =
  | 'unsupported'
  | 'insecure'
  | 'cancelled'
  | 'notOnDevice'
  | 'aborted'
  | 'constraint'
  | 'registered'
  | 'full'
  | 'notAdded'
  | 'notSupported'
  | 'notCreated'
  | 'notGot'
  | 'denied'
  | 'expired'
  | 'noPasskey'
  | 'server'
  | 'refused';

/** The ceremony that failed: signing in with a passkey, or registering one. */
export type PasskeyCeremony = 'signIn' | 'registration';

const byErrorName: Record<string, PasskeyErrorCode> = {
  NotAllowedError: 'cancelled',
  SecurityError: 'insecure',
  AbortError: 'aborted',
  ConstraintError: 'constraint',
  InvalidStateError: 'registered',
  NotSupportedError: 'notSupported',
};

/** Messages of @simplewebauthn/browser if the browser returned no credential. */
const byMessage: Record<string, PasskeyErrorCode> = {
  'Registration was not completed': 'notCreated',
  'Authentication was not completed': 'notGot',
};

/** @returns null if the error is not about passkeys, such as a lost connection */
export function findPasskeyErrorCode(error: Error, ceremony: PasskeyCeremony): PasskeyErrorCode | null {
  if (error instanceof PasskeysUnavailableError) return error.code;
  if (error instanceof PasskeyNotOnDeviceError) return codeOfMissing(error.cause, ceremony);
  if (isApiError(error)) return codeOfApiError(error, ceremony);
  return byErrorName[error.name] ?? byMessage[error.message] ?? codeOfBrowserError(error, ceremony);
}

/** A request that failed for another reason does not show where the passkey is stored. */
function codeOfMissing(cause: unknown, ceremony: PasskeyCeremony): PasskeyErrorCode | null {
  const code = cause instanceof Error ? findPasskeyErrorCode(cause, ceremony) : null;
  return code === 'cancelled' ? 'notOnDevice' : code;
}

/**
 * Browsers use more names than the standard lists (OperationError, NotReadableError, UnknownError); those mean that there is no
 * credential.
 */
function codeOfBrowserError(error: Error, ceremony: PasskeyCeremony): PasskeyErrorCode | null {
  const isBrowserError = error instanceof DOMException || error.cause instanceof DOMException;
  if (!isBrowserError) return null;
  return ceremony === 'signIn' ? 'notGot' : 'notCreated';
}

function codeOfApiError(
  { code, status, hasCode, detail = '', isEmpty }: ApiError,
  ceremony: PasskeyCeremony,
): PasskeyErrorCode | null {
  // A passkey that is being registered cannot be missing.
  const missing = ceremony === 'signIn' ? 'noPasskey' : 'server';
  // Not about passkeys: the player confirms their identity, and continues.
  if (code === 'reauthentication_required') return null;
  if (status === 401) return 'refused';
  if (status === 403) return /session|expired/i.test(detail) ? 'expired' : 'denied';
  if (status === 404 || (status === 400 && /no credentials|user not found/i.test(detail))) return missing;
  if (status === 409 && /registered/i.test(detail)) return 'registered';
  if (status === 409 && (hasCode || detail === '')) return 'full';
  if (status === 500) return isEmpty ? missing : 'server';
  // The player has typed nothing that could be wrong. Only the provider can explain the reason.
  return ceremony === 'registration' && [400, 409, 422].includes(status) ? 'notAdded' : null;
}
