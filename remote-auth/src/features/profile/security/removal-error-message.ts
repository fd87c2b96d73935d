import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { copy } from './copy.ts';
import { errorWords } from '../error-words.ts';
import { errorMessage } from '../../../platform/errors/error-message.ts';

/** Why a passkey was not removed, in the words of the specification, section 8. */
export function removalErrorMessage(error: Error): string {
  const { removeErrors } = copy;
  const message = isApiError(error) ? messageOf(removeErrors, error.status) : undefined;
  return message ?? removeErrors.other(errorMessage(error, errorWords));
}

/** Why a passkey was not renamed, in the words of the specification, section 8. */
export function renamingErrorMessage(error: Error): string {
  const message = isApiError(error) ? messageOf(copy.renameErrors, error.status) : undefined;
  return message ?? errorMessage(error, errorWords);
}

function messageOf(words: Record<400 | 403 | 404, string>, status: number): string | undefined {
  return status === 400 || status === 403 || status === 404 ? words[status] : undefined;
}
