import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { withPrefix } from './error-messages.ts';

/**
 * The words of the specification (section 8) for a refusal that concerns the gateway keys of a purchase. Providers without
 * our codes describe the reason in words.
 * @param keys the ids of the keys that were used
 * @returns undefined for every other refusal
 */
export function keyErrorMessages(
  { status, code, detail = '' }: ApiError,
  keys: readonly number[],
): string | undefined {
  if (keys.length === 0) return undefined;
  if (status === 404) return missingKeyMessage(keyIn(detail, keys) ?? keys.join(' or '));
  const isKeyError = code === 'key_unusable' || (code === 'bad_request' && keyWord.test(detail));
  return isKeyError && detail !== '' ? withPrefix('Gateway key error: ', detail) : undefined;
}

export const missingKeyMessage = (id: number | string) => `Gateway key ${id} not found`;

const keyWord = /\b(keys?|vouchers?)\b/i;

/** The key of the purchase that a text names, else the id that it names as one of a key. */
function keyIn(text: string, keys: readonly number[]): number | string | undefined {
  const ids: readonly string[] = text.match(/\d+/g) ?? [];
  return keys.find((key) => ids.includes(String(key))) ?? /\bkeys?\D{0,8}(\d+)/i.exec(text)?.[1];
}
