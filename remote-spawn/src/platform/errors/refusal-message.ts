import type { ApiError, ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { errorMessage, withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { badRequestWords } from './error-words.ts';
import { keyErrorWords } from './key-error-words.ts';

/**
 * Why a lock or a purchase was refused, in the words of the specification (section 8) where it has some.
 * @param words for each other error
 * @param keys the ids of the gateway keys that were used
 */
export function refusalMessage(
  error: ApiError,
  words: Record<ErrorCode, string>,
  keys: readonly number[],
): string {
  const { code, detail } = error;
  const badRequest = code === 'bad_request' && detail ? badRequestWords(detail) : undefined;
  const message = keyErrorWords(error, keys) ?? badRequest;
  return message === undefined ? errorMessage(error, words) : withRetryTime(message, error);
}
