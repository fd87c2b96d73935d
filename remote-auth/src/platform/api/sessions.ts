import { queryOptions } from '@tanstack/react-query';
import { IgnoredAnswer } from '@emberclutch/contract/ignored-answer.ts';
import { LenientSessionList } from '@emberclutch/contract/lenient-session-list.ts';
import type { SessionInfoId } from '@emberclutch/contract/session-info.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The sessions of the account. Optional: providers without the call answer 404. */
export const listSessions = (signal?: AbortSignal) =>
  request('/v1/account/sessions', { access: 'private', answer: LenientSessionList, signal });

/** Ends one session of the account. */
export const endSessionOf = (id: SessionInfoId) =>
  request(`/v1/account/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    access: 'private',
    answer: IgnoredAnswer,
  });

/** Ends every session of the account except the current one. */
export const endOtherSessions = () =>
  request('/v1/account/sessions', { method: 'DELETE', access: 'private', answer: IgnoredAnswer });

export const sessionQueries = {
  all: ['sessions'] as const,
  own: () =>
    queryOptions({
      queryKey: [...sessionQueries.all, 'own'],
      queryFn: ({ signal }) => listSessions(signal),
      // Never cached: a session that an attacker began must show immediately.
      staleTime: 0,
    }),
};
