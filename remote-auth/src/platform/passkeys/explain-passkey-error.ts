import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { readRefusal, addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { copy } from './copy.ts';
import { findPasskeyErrorCode } from './passkey-error-code.ts';
import type { PasskeyCeremony } from './passkey-error-code.ts';
import { PasskeyError } from './passkey-error.ts';

/** @returns a `PasskeyError` with message and hint; the error itself if it is not about passkeys */
export function explainPasskeyError(error: unknown, ceremony: PasskeyCeremony): unknown {
  const code = error instanceof Error ? findPasskeyErrorCode(error, ceremony) : null;
  if (code === null) return error;
  const sentence = code === 'notAdded' && isApiError(error) ? readRefusal(error) : undefined;
  const message = addRetryTime([copy.messages[code], sentence].filter(Boolean).join(' '), error);
  return new PasskeyError({ message, hint: copy.hints[ceremony][code] }, error);
}
