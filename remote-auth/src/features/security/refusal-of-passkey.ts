import { ApiError } from '@emberclutch/shared/api/api-error';
import { copy } from '../../copy.ts';
import { laterCopy } from '../../later-copy.ts';
import { sentenceFor } from '../sign-in/sentence-for.ts';

/** Why a passkey was not removed, in the words of the specification, section 8. */
export function refusalOfRemoval(error: Error): string {
  const { removeErrors } = laterCopy.security;
  const said = error instanceof ApiError ? bySaying(removeErrors, error.status) : undefined;
  return said ?? removeErrors.other(sentenceFor(error, copy.errors));
}

/** Why a passkey was not renamed, likewise. */
export function refusalOfRenaming(error: Error): string {
  const said =
    error instanceof ApiError ? bySaying(laterCopy.security.renameErrors, error.status) : undefined;
  return said ?? sentenceFor(error, copy.errors);
}

function bySaying(words: Record<400 | 403 | 404, string>, status: number): string | undefined {
  return status === 400 || status === 403 || status === 404 ? words[status] : undefined;
}
