import type { ApiError, ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { describeError, addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';

/**
 * Explains why a lock or a purchase was rejected. Starts with the text of the specification (section 8) if there is one, followed
 * by the provider's detail, or by our own if the provider sends none.
 * @param messages our own text for each code
 * @param keys the ids of the gateway keys in use, if this tab knows them; null for a lock without keys
 */
export function explainRefusal(
  error: ApiError,
  messages: Record<ErrorCode, string>,
  keys: readonly number[] | null,
): string {
  const { status, code, detail = '' } = error;
  const reason = detail || messages[code];
  if (status === 404 && code !== 'lock_expired' && keys) {
    const id = findKey(detail, keys) ?? keys.join(' or ');
    return id === '' ? describeError(error, messages) : addRetryTime(explainMissingKey(id), error);
  }
  if (status !== 400 && code !== 'bad_request') return describeError(error, messages);
  const isKeyError =
    keyCodes.includes(code) || (keys !== null && code === 'bad_request' && keyWord.test(detail));
  const message = addPrefix(isKeyError ? 'Gateway key error: ' : 'Bad request: ', reason);
  return addRetryTime(message, error);
}

export const explainMissingKey = (id: number | string) => `Gateway key ${id} not found`;

const keyCodes: ErrorCode[] = ['key_unusable', 'voucher_mismatch'];

/** Providers without our error codes describe the reason as text. */
const keyWord = /\b(keys?|vouchers?)\b/i;

/** The key of the purchase that a text mentions, or otherwise the id that the text names as a key. */
function findKey(text: string, keys: readonly number[]): number | string | undefined {
  const ids: readonly string[] = text.match(/\d+/g) ?? [];
  return keys.find((key) => ids.includes(String(key))) ?? /\bkeys?\D{0,8}(\d+)/i.exec(text)?.[1];
}

/** Adds the beginning of the specification's text, which some providers already send. */
const addPrefix = (beginning: string, reason: string) =>
  reason.toLowerCase().startsWith(beginning.trim().toLowerCase()) ? reason : `${beginning}${reason}`;
