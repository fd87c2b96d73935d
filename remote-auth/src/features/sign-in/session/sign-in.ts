import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { ApiError, isApiError } from '@emberclutch/web/api/api-error.ts';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import { expireSession, setSession } from '@emberclutch/web/state';
import { IncompleteSessionError } from '../../../platform/errors/incomplete-session-error.ts';

/**
 * Reads the account of a new session (specification, section 4), then commits session, account id and names together. An
 * account that cannot be read is tolerated; a 401 is not.
 * @param answer of the call that signs in
 * @returns the account, null if it cannot be read
 * @throws {IncompleteSessionError} if the session or its account is unknown
 * @throws {ApiError} `unauthorized` if the provider refuses the new session
 */
export async function signIn(
  queryClient: QueryClient,
  answer: Promise<SessionAnswer>,
): Promise<AccountInfo | null> {
  const { sessionId, userId: answeredId } = await answer.catch(rethrowIncomplete);
  const account = await queryClient.fetchQuery(accountQueries.ofNewSession(sessionId)).catch(tolerate);
  const userId = answeredId ?? account?.id;
  if (!userId) {
    expireSession();
    throw new IncompleteSessionError('userId');
  }
  setSession({
    sessionId,
    userId,
    displayName: account?.displayName ?? null,
    email: account?.email ?? null,
  });
  // After the commit, which empties the cache if another account was signed in before.
  if (account) queryClient.setQueryData(accountQueries.own().queryKey, account);
  return account;
}

function rethrowIncomplete(error: unknown): never {
  const isUnreadable = isApiError(error) && error.code === 'invalid_response';
  throw isUnreadable ? new IncompleteSessionError('sessionId', error) : error;
}

function tolerate(error: unknown): null {
  if (!isApiError(error)) throw error;
  if (error.status !== 401) return null;
  expireSession();
  throw new ApiError('unauthorized', 401);
}
