import { lazyCopy } from '../../lazy-copy.ts';
import { PasskeyError } from './passkey-error.ts';
import { passkeyErrorCodeOf } from './passkey-error-code.ts';
import type { PasskeyWish } from './passkey-error-code.ts';

/** Puts into words what went wrong with a passkey. What has nothing to do with passkeys is handed on as it is. */
export function explainPasskey(error: unknown, wanted: PasskeyWish): unknown {
  const trouble = error instanceof Error ? passkeyErrorCodeOf(error, wanted) : null;
  if (trouble === null) return error;
  const ways = wanted === 'in' ? lazyCopy.waysIn : lazyCopy.waysToAdd;
  return new PasskeyError({ words: lazyCopy.troubles[trouble], way: ways[trouble] }, error);
}
