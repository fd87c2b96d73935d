import { ApiError } from '@emberclutch/shared/api/api-error';
import { PasskeysMissing } from './passkey-support.ts';

/** Everything that can come between a person and a passkey (specification, section 8). */
export type PasskeyTrouble =
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

const byErrorName: Record<string, PasskeyTrouble> = {
  NotAllowedError: 'cancelled',
  SecurityError: 'insecure',
  AbortError: 'aborted',
  ConstraintError: 'constraint',
  InvalidStateError: 'registered',
  NotSupportedError: 'notSupported',
};

/** What @simplewebauthn/browser says where the browser gave nothing back. */
const byMessage: Record<string, PasskeyTrouble> = {
  'Registration was not completed': 'notCreated',
  'Authentication was not completed': 'notGot',
};

/** @returns null for what has nothing to do with passkeys, such as a lost connection */
export function troubleOf(error: Error): PasskeyTrouble | null {
  if (error instanceof PasskeysMissing) return error.code;
  if (error instanceof ApiError) return troubleOfCall(error);
  return byErrorName[error.name] ?? byMessage[error.message] ?? null;
}

function troubleOfCall({ status, detail = '', isEmpty }: ApiError): PasskeyTrouble | null {
  if (status === 401) return 'refused';
  if (status === 403) return /session|expired/i.test(detail) ? 'expired' : 'denied';
  if (status === 404 || (status === 400 && /no credentials|user not found/i.test(detail))) return 'noPasskey';
  if (status === 409) return /registered/i.test(detail) ? 'registered' : 'full';
  if (status === 500) return isEmpty ? 'noPasskey' : 'server';
  return null;
}
