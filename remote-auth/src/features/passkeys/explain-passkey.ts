import { laterCopy } from '../../later-copy.ts';
import { PasskeyFailed } from './passkey-failed.ts';
import { troubleOf } from './passkey-trouble.ts';
import type { PasskeyWish } from './passkey-trouble.ts';

/** Puts into words what went wrong with a passkey. What has nothing to do with passkeys is handed on as it is. */
export function explainPasskey(error: unknown, wanted: PasskeyWish): unknown {
  const trouble = error instanceof Error ? troubleOf(error, wanted) : null;
  if (trouble === null) return error;
  const ways = wanted === 'in' ? laterCopy.waysIn : laterCopy.waysToAdd;
  return new PasskeyFailed({ words: laterCopy.troubles[trouble], way: ways[trouble] }, error);
}
