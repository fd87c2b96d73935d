import { copy } from './copy.ts';
import { passkeyErrorCodeOf } from './passkey-error-code.ts';
import type { PasskeyCeremony } from './passkey-error-code.ts';
import { PasskeyError } from './passkey-error.ts';

/** @returns the error in words; unchanged if it has nothing to do with passkeys */
export function explainPasskeyError(error: unknown, ceremony: PasskeyCeremony): unknown {
  const code = error instanceof Error ? passkeyErrorCodeOf(error, ceremony) : null;
  if (code === null) return error;
  return new PasskeyError({ message: copy.messages[code], hint: copy.hints[ceremony][code] }, error);
}
