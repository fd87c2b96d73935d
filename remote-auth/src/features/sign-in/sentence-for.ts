import { ApiError } from '@emberclutch/shared/api/api-error';
import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { copy } from '../../copy.ts';
import { SessionIncomplete } from './session-incomplete.ts';

/** What is said of a failure; where the provider tells when to come back, that. */
export function sentenceFor(error: Error, words: Record<ErrorCode, string>): string {
  if (error instanceof SessionIncomplete) return copy.missing[error.missing];
  if (!(error instanceof ApiError)) return words.internal;
  const isDated = error.code === 'too_many_requests' && error.retryAfter !== undefined;
  return isDated ? copy.tooManyUntil(error.retryAfter) : words[error.code];
}
