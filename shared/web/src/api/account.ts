import { queryOptions } from '@tanstack/react-query';
import { Account } from '@emberclutch/contract/identity/account.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { currentSession, setSession } from '@emberclutch/web/state';
import { request } from './request.ts';

/** The account of a session; of the current one by default. */
export const getAccount = ({ sessionId, signal }: { sessionId?: string; signal?: AbortSignal } = {}) =>
  request('/v1/account', { access: 'private', sessionId, reader: Account, signal });

/** The account of the current session. Updates the stored names, because another device may have changed them. */
async function getOwnAccount(signal: AbortSignal) {
  const sessionId = currentSession()?.sessionId;
  const account = await getAccount({ signal });
  const session = currentSession();
  if (session === null || session.sessionId !== sessionId) return account;
  const displayName = account.displayName ?? session.displayName;
  const email = account.email ?? session.email;
  if (displayName !== session.displayName || email !== session.email)
    setSession({ ...session, displayName, email });
  return account;
}

export const accountQueries = {
  all: ['account'] as const,
  own: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'own', computeShapeDigest(Account)],
      queryFn: ({ signal }) => getOwnAccount(signal),
    }),
  /** The account of a session that is not the current one yet. Not cached: `own` takes its place after sign-in. */
  ofNewSession: (sessionId: string) =>
    queryOptions({
      queryKey: [...accountQueries.all, 'new-session', sessionId, computeShapeDigest(Account)],
      queryFn: ({ signal }) => getAccount({ sessionId, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
