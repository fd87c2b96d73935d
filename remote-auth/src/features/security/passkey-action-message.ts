import { isApiError } from '@emberclutch/shared/api/api-error';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { errorMessage } from '../sign-in/error-message.ts';

/** Why a passkey was not removed, in the words of the specification, section 8. */
export function removalErrorMessage(error: Error): string {
  const { removeErrors } = lazyCopy.security;
  const said = isApiError(error) ? bySaying(removeErrors, error.status) : undefined;
  return said ?? removeErrors.other(errorMessage(error, copy.errors));
}

/** Why a passkey was not renamed, likewise. */
export function renamingErrorMessage(error: Error): string {
  const said = isApiError(error) ? bySaying(lazyCopy.security.renameErrors, error.status) : undefined;
  return said ?? errorMessage(error, copy.errors);
}

function bySaying(words: Record<400 | 403 | 404, string>, status: number): string | undefined {
  return status === 400 || status === 403 || status === 404 ? words[status] : undefined;
}
