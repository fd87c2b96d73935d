import { isApiError } from '@emberclutch/shared/api/api-error';
import { copy } from './copy.ts';
import { IncompleteSessionError } from './incomplete-session-error.ts';

/** Words for an error, with the time of the next try or the number of tries left if the provider sent them. */
export function errorMessage(error: Error): string {
  if (error instanceof IncompleteSessionError) return copy.missing[error.missing];
  if (!isApiError(error)) return copy.errors.internal;
  const { code, current, retryAfter } = error;
  if (code === 'too_many_requests' && retryAfter !== undefined) return copy.tooManyUntil(retryAfter);
  const warning = code === 'code_wrong' && copy.fewTries[current?.tries ?? 0];
  return warning ? `${copy.errors[code]} ${warning}` : copy.errors[code];
}
