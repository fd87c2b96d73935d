import { isApiError } from '@emberclutch/web/api/api-error.ts';
import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { copy } from './copy.ts';
import { IncompleteSessionError } from './incomplete-session-error.ts';

export type ErrorWords = Record<ErrorCode, string>;

/**
 * Words for an error, with the time of the next try or the number of tries left if the provider sent them.
 * @param messages for the failed action; by default those for signing in
 */
export function errorMessage(error: Error, words: ErrorWords = copy.errors): string {
  if (error instanceof IncompleteSessionError) return copy.missing[error.missing];
  if (!isApiError(error)) return words.internal;
  const { code, current, retryAfter } = error;
  if (code === 'too_many_requests' && retryAfter !== undefined) return copy.tooManyUntil(retryAfter);
  const warning = code === 'code_wrong' && copy.fewTries[current?.tries ?? 0];
  return warning ? `${words[code]} ${warning}` : words[code];
}
