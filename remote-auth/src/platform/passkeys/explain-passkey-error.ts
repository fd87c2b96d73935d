import { isApiError } from '@emberclutch/web/api/api-error.ts';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { addRetryTime, readRefusal } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { copy } from './copy.ts';
import type { PasskeyErrorCode } from './copy.ts';
import { PasskeyError } from './passkey-error.ts';
import { CeremonyError } from './passkey-support.ts';

/** @returns a `PasskeyError` with message and hint; the error itself if it is not about passkeys */
export function explainPasskeyError(error: unknown, ceremony: PasskeyCeremony): unknown {
  const code = error instanceof Error ? findPasskeyErrorCode(error, ceremony) : null;
  if (code === null) return error;
  const sentence = code === 'notAdded' && isApiError(error) ? readRefusal(error) : undefined;
  const message = addRetryTime([copy.messages[code], sentence].filter(Boolean).join(' '), error);
  const hints = copy.hints[ceremony];
  return new PasskeyError(message, hints[code] ?? hints.other, error);
}

type PasskeyCeremony = 'signIn' | 'registration';

const codeByErrorName: Record<string, PasskeyErrorCode> = {
  NotAllowedError: 'cancelled',
  SecurityError: 'insecure',
  AbortError: 'aborted',
  ConstraintError: 'constraint',
  InvalidStateError: 'registered',
  NotSupportedError: 'notSupported',
};

/** Messages of @simplewebauthn/browser if the browser returned no credential. */
const codeByMessage: Record<string, PasskeyErrorCode> = {
  'Registration was not completed': 'createFailed',
  'Authentication was not completed': 'getFailed',
};

/** @returns null if the error is not about passkeys, such as a lost connection */
function findPasskeyErrorCode(error: Error, ceremony: PasskeyCeremony): PasskeyErrorCode | null {
  if (error instanceof CeremonyError) return error.code;
  if (isApiError(error)) return toApiErrorCode(error, ceremony);
  return codeByErrorName[error.name] ?? codeByMessage[error.message] ?? toBrowserErrorCode(error, ceremony);
}

/** Browsers use more names than the standard lists (OperationError, NotReadableError, UnknownError): there is no credential. */
function toBrowserErrorCode(error: Error, ceremony: PasskeyCeremony): PasskeyErrorCode | null {
  const isBrowserError = error instanceof DOMException || error.cause instanceof DOMException;
  if (!isBrowserError) return null;
  return ceremony === 'signIn' ? 'getFailed' : 'createFailed';
}

function toApiErrorCode(
  { code, status, hasCode, detail = '', isEmpty }: ApiError,
  ceremony: PasskeyCeremony,
): PasskeyErrorCode | null {
  // A passkey that is being registered cannot be missing.
  const codeForMissing = ceremony === 'signIn' ? 'noPasskey' : 'server';
  // Not about passkeys: the player confirms their identity, and continues.
  if (code === 'reauthentication_required') return null;
  if (status === 401) return 'refused';
  if (status === 403) return /session|expired/i.test(detail) ? 'expired' : 'denied';
  if (status === 404 || (status === 400 && /no credentials|user not found/i.test(detail)))
    return codeForMissing;
  if (status === 409 && /registered/i.test(detail)) return 'registered';
  if (status === 409 && (hasCode || detail === '')) return 'full';
  if (status === 500) return isEmpty ? codeForMissing : 'server';
  // The player has typed nothing that could be wrong. Only the provider can explain the reason.
  return ceremony === 'registration' && [400, 409, 422].includes(status) ? 'notAdded' : null;
}
