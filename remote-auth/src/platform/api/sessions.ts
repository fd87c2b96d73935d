import { queryOptions } from '@tanstack/react-query';
import { SessionList } from '@emberclutch/contract/identity/session-list.ts';
import type { SessionInfoId } from '@emberclutch/contract/identity/session-list.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { privateWriteOptions } from './private-write-options.ts';

export const endSession = (id: SessionInfoId) =>
  request(`/v1/account/sessions/${encodeURIComponent(id)}`, { ...privateWriteOptions, method: 'DELETE' });

export const endOtherSessions = () =>
  request('/v1/account/sessions', { ...privateWriteOptions, method: 'DELETE' });

/** The sessions of the account. Optional: providers without the call answer 404. */
export const sessionsQuery = queryOptions({
  queryKey: [...accountQueries.all, 'sessions'],
  queryFn: ({ signal }) =>
    request('/v1/account/sessions', { access: 'private', reader: SessionList, signal }),
  select: ({ sessions }) => sessions,
  // Never cached: a session that an attacker began must appear immediately.
  staleTime: 0,
});
