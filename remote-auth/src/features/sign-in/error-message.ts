import { isApiError } from '@emberclutch/shared/api/api-error';
import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { copy } from '../../copy.ts';
import { SessionIncomplete } from './session-incomplete.ts';

/** What is said of a failure; where the provider tells when to come back, that; and where few tries are left, how many. */
export function errorMessage(error: Error, words: Record<ErrorCode, string>): string {
  if (error instanceof SessionIncomplete) return copy.missing[error.missing];
  if (!isApiError(error)) return words.internal;
  const { code, current, retryAfter } = error;
  if (code === 'too_many_requests' && retryAfter !== undefined) return copy.tooManyUntil(retryAfter);
  const warning = code === 'code_wrong' && copy.fewTries[current?.tries ?? 0];
  return warning ? `${words[code]} ${warning}` : words[code];
}
