import { isApiError } from '../../api/api-error.ts';
import type { ApiError, ErrorCode } from '../../api/api-error.ts';
import { copy } from './copy.ts';

/**
 * Words for a failed call: the app's words for its code, the provider's own sentence about a refusal, and when to try
 * again, if the provider said so. An error that is not an `ApiError` is a bug of the client, and an internal error.
 * @param words of the app for each error code
 */
export function errorMessage(error: unknown, words: Record<ErrorCode, string>): string {
  if (!isApiError(error)) return words.internal;
  return [words[error.code], refusalSentence(error), retryWords(error)].filter(Boolean).join(' ');
}

/**
 * The provider's own sentence about a refusal (4xx). Our words for the codes of our own provider say the same, except
 * which limit was exceeded. Single words, such as `invalid_request`, are left out.
 */
export function refusalSentence({ status, code, hasCode, detail = '' }: ApiError): string | undefined {
  const isRefusal = status >= 400 && status < 500;
  const sentence = detail.trim();
  const isReadable = /\s/.test(sentence) && sentence.length <= maxSentence;
  if (!isRefusal || (hasCode && code !== 'limit_exceeded') || !isReadable) return undefined;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Characters; a longer text is no explanation for a player. */
const maxSentence = 300;

/** When to try again, if the provider said so: in seconds up to two minutes, then in minutes. */
function retryWords({ retryAfter }: ApiError): string | undefined {
  return retryAfter === undefined ? undefined : copy.retryIn(Math.ceil(retryAfter));
}
