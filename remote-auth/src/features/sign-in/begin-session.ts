import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/shared/api/account';
import { ApiError, isApiError } from '@emberclutch/shared/api/api-error';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import { AccountId } from '@emberclutch/shared/contract/ids';
import type { AccountInfo } from '@emberclutch/shared/contract/lenient-account';
import { currentSession, expireSession, setSession } from '@emberclutch/shared/state';
import { SessionIncomplete } from './session-incomplete.ts';

/**
 * Keeps a new session and learns who has come (specification, section 4). That the account cannot be read is tolerated;
 * that the new session is refused is not.
 * @param answer of the call that let somebody in
 * @returns the account, null where it cannot be read
 * @throws {SessionIncomplete}
 */
export async function beginSession(
  queryClient: QueryClient,
  answer: Promise<SessionAnswer>,
): Promise<AccountInfo | null> {
  const { sessionId, userId } = await answer.catch(sayWhatIsMissing);
  setSession({ sessionId, userId: userId ?? '', displayName: null, email: null });
  // Whoever was signed in before may still be in the cache.
  const account = await queryClient.fetchQuery({ ...accountQueries.own(), staleTime: 0 }).catch(() => null);
  if (currentSession()?.sessionId !== sessionId) throw new ApiError('unauthorized', 401);
  const knownId = userId ?? AccountId.safeParse(account?.id).data;
  if (knownId === undefined) {
    expireSession();
    throw new SessionIncomplete('userId');
  }
  const { displayName = null, email = null } = account ?? {};
  setSession({ sessionId, userId: knownId, displayName, email });
  return account;
}

function sayWhatIsMissing(error: unknown): never {
  const isUnread = isApiError(error) && error.code === 'invalid_response';
  throw isUnread ? new SessionIncomplete('sessionId', error) : error;
}
