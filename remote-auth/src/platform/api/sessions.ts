import { queryOptions } from '@tanstack/react-query';
import { SessionList } from '@emberclutch/contract/identity/session-list.ts';
import type { SessionInfoId } from '@emberclutch/contract/identity/session-list.ts';
import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { request } from '@emberclutch/web/api/request.ts';

export const endSession = (id: SessionInfoId) =>
  request(`/v1/account/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    access: 'private',
    answer: ignoredAnswer,
  });

export const endOtherSessions = () =>
  request('/v1/account/sessions', { method: 'DELETE', access: 'private', answer: ignoredAnswer });

/** The sessions of the account. Optional: providers without the call answer 404. */
export const sessionsQuery = queryOptions({
  queryKey: [...accountQueries.all, 'sessions'],
  queryFn: ({ signal }) =>
    request('/v1/account/sessions', { access: 'private', answer: SessionList, signal }),
  select: ({ sessions }) => sessions,
  // Never cached: a session that an attacker began must appear immediately.
  staleTime: 0,
});
