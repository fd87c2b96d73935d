import { isApiError } from '@emberclutch/shared/api/api-error';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { PasskeysMissing } from './passkey-support.ts';

/** Everything that can come between a person and a passkey (specification, section 8). */
export type PasskeyErrorCode =
  | 'unsupported'
  | 'insecure'
  | 'cancelled'
  | 'aborted'
  | 'constraint'
  | 'registered'
  | 'full'
  | 'notSupported'
  | 'notCreated'
  | 'notGot'
  | 'denied'
  | 'expired'
  | 'noPasskey'
  | 'server'
  | 'refused';

/** What somebody wanted of a passkey: to come in with one, or to add one. */
export type PasskeyWish = 'in' | 'one-more';

const byErrorName: Record<string, PasskeyErrorCode> = {
  NotAllowedError: 'cancelled',
  SecurityError: 'insecure',
  AbortError: 'aborted',
  ConstraintError: 'constraint',
  InvalidStateError: 'registered',
  NotSupportedError: 'notSupported',
};

/** What @simplewebauthn/browser says where the browser gave nothing back. */
const byMessage: Record<string, PasskeyErrorCode> = {
  'Registration was not completed': 'notCreated',
  'Authentication was not completed': 'notGot',
};

/** @returns null for what has nothing to do with passkeys, such as a lost connection */
export function passkeyErrorCodeOf(error: Error, wanted: PasskeyWish): PasskeyErrorCode | null {
  if (error instanceof PasskeysMissing) return error.code;
  if (isApiError(error)) return troubleOfCall(error);
  return byErrorName[error.name] ?? byMessage[error.message] ?? troubleOfBrowser(error, wanted);
}

/** Browsers have more names for it than the standard (OperationError, NotReadableError, UnknownError): it came to nothing. */
function troubleOfBrowser(error: Error, wanted: PasskeyWish): PasskeyErrorCode | null {
  const isOfBrowser = error instanceof DOMException || error.cause instanceof DOMException;
  if (!isOfBrowser) return null;
  return wanted === 'in' ? 'notGot' : 'notCreated';
}

function troubleOfCall({ status, detail = '', isEmpty }: ApiError): PasskeyErrorCode | null {
  if (status === 401) return 'refused';
  if (status === 403) return /session|expired/i.test(detail) ? 'expired' : 'denied';
  if (status === 404 || (status === 400 && /no credentials|user not found/i.test(detail))) return 'noPasskey';
  if (status === 409) return /registered/i.test(detail) ? 'registered' : 'full';
  if (status === 500) return isEmpty ? 'noPasskey' : 'server';
  return null;
}
