import { queryOptions } from '@tanstack/react-query';
import { Account } from '@emberclutch/contract/identity/account.ts';
import { request } from './request.ts';

interface AccountRequest {
  /** Session to send; the current one unless given. */
  sessionId?: string;
  signal?: AbortSignal;
}

/** The account of a session. */
export const getAccount = ({ sessionId, signal }: AccountRequest = {}) =>
  request('/v1/account', { access: 'private', sessionId, answer: Account, signal });

export const accountQueries = {
  all: ['account'] as const,
  own: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'own'],
      queryFn: ({ signal }) => getAccount({ signal }),
    }),
  /** The account of a session that is not the current one yet. Not kept: `own` takes its place after sign-in. */
  ofNewSession: (sessionId: string) =>
    queryOptions({
      queryKey: [...accountQueries.all, 'new-session', sessionId],
      queryFn: ({ signal }) => getAccount({ sessionId, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
