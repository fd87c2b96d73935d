import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { ApiError, isApiError } from '@emberclutch/web/api/api-error.ts';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { SessionResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import { currentSession, expireSession, setSession } from '@emberclutch/web/state';
import { IncompleteSessionError } from '../../../platform/errors/error-message.ts';

/** How long the page waits for the account of a new session, in milliseconds. */
const accountWaitMs = 2_000;

/**
 * Begins the session of a response as soon as its account id is known: the code cannot be used again, so a slow account call must
 * not lose the session. Then reads the account (specification, section 4), and completes the session with its names whenever they
 * arrive. Tolerates an account that cannot be read, but not a 401.
 * @param onAccount called with the account before this resolves, or later if the account call is slow
 * @throws {IncompleteSessionError} if the session or its account is unknown
 * @throws {ApiError} `unauthorized` if the provider rejects the new session
 */
export async function signIn(
  queryClient: QueryClient,
  response: Promise<SessionResponse>,
  onAccount?: (account: AccountInfo) => void | Promise<void>,
): Promise<void> {
  const { sessionId, userId } = await response.catch(rethrowIncomplete);
  if (userId) setSession({ sessionId, userId, displayName: null, email: null });
  const reading = readAccount(queryClient, sessionId, userId).then(
    (account) => account && onAccount?.(account),
  );
  await (userId ? Promise.race([reading, pause(accountWaitMs)]) : reading.catch(expireIncomplete));
}

/** Reads the account of a new session and completes the session. @returns null if it cannot be read, or the session has ended */
async function readAccount(
  queryClient: QueryClient,
  sessionId: string,
  responseUserId: string | null,
): Promise<AccountInfo | null> {
  const account = await queryClient.fetchQuery(accountQueries.ofNewSession(sessionId)).catch(ignoreFailure);
  const userId = responseUserId ?? account?.id;
  if (!userId) throw new IncompleteSessionError('userId');
  const hasEnded = responseUserId !== null && currentSession()?.sessionId !== sessionId;
  if (account === null || hasEnded) return null;
  setSession({ sessionId, userId, displayName: account.displayName, email: account.email });
  // Set after the commit, which empties the cache if another account was signed in before.
  queryClient.setQueryData(accountQueries.own().queryKey, account);
  return account;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function rethrowIncomplete(error: unknown): never {
  const isUnreadable = isApiError(error) && error.code === 'invalid_response';
  throw isUnreadable ? new IncompleteSessionError('sessionId', error) : error;
}

function ignoreFailure(error: unknown): null {
  if (!isApiError(error)) throw error;
  if (error.status === 401) throw new ApiError('unauthorized', 401);
  return null;
}

/** Removes an earlier session if the new one could not begin. */
function expireIncomplete(error: unknown): never {
  expireSession();
  throw error;
}
