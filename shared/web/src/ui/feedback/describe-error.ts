import { isApiError } from '../../api/api-error.ts';
import type { ApiError, ErrorCode } from '../../api/api-error.ts';
import { copy } from './copy.ts';

/**
 * The app's message for a failed call, the provider's own explanation of a refusal, and when to try again, if the provider reports it. Any
 * error but an `ApiError` is a bug of the client, described as an internal error.
 */
export function describeError(error: unknown, messages: Record<ErrorCode, string>): string {
  if (!isApiError(error)) return messages.internal;
  const message = messages[error.code];
  const timelessMessage = error.retryAfter === undefined ? message : message.replace(vagueTime, '');
  const sentences = [timelessMessage, readRefusal(error)].filter(Boolean).join(' ');
  return addRetryTime(sentences, error);
}

/** Appends when to try again, if the provider reports it. That replaces a vague last sentence such as "Please try again soon." */
export function addRetryTime(message: string, error: unknown): string {
  if (!isApiError(error) || error.retryAfter === undefined) return message;
  return `${toSentence(message).replace(vagueTime, '')} ${copy.retryIn(Math.ceil(error.retryAfter))}`;
}

/**
 * The provider's own explanation of a refusal (4xx). Omitted for our own codes, which the app's messages cover, except `limit_exceeded`: only
 * the provider says which limit. Single words, such as `invalid_request`, are left out.
 */
export function readRefusal({ status, code, hasCode, detail = '' }: ApiError): string | undefined {
  const isRefusal = status >= 400 && status < 500;
  const sentence = detail.trim();
  const isReadable = /\s/.test(sentence) && sentence.length <= maxSentenceLength;
  if (!isRefusal || (hasCode && code !== 'limit_exceeded') || !isReadable) return undefined;
  return toSentence(sentence);
}

/** Matches a sentence such as "Please try again soon." at the end of a message. */
const vagueTime = /(?<=[.!?]) (please )?(try again( (soon|in a moment)[^.]*)?|wait a little[^.]*)\.$/i;

const toSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** In characters: a longer text is not an explanation for players. */
const maxSentenceLength = 300;
