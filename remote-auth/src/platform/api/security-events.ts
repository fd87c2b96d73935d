import { queryOptions } from '@tanstack/react-query';
import { SessionAnswer } from '@emberclutch/contract/lenient-auth.ts';
import { LenientSecurityEvents } from '@emberclutch/contract/lenient-security-event.ts';
import type { SecurityEventId } from '@emberclutch/contract/security-event.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The security log of the account, newest first. Optional: providers without it answer 404. */
export const listSecurityEvents = (signal?: AbortSignal) =>
  request('/v1/account/security-events', { access: 'private', answer: LenientSecurityEvents, signal });

/** Says that an event was not the owner: ends all sessions, removes passkeys added since, and opens a new session. */
export const disownSecurityEvent = (id: SecurityEventId) =>
  request(`/v1/account/security-events/${id}/disown`, {
    method: 'POST',
    access: 'private',
    answer: SessionAnswer,
  });

export const securityEventQueries = {
  all: ['security-events'] as const,
  own: () =>
    queryOptions({
      queryKey: [...securityEventQueries.all, 'own'],
      queryFn: ({ signal }) => listSecurityEvents(signal),
      // Never cached: an event of another device must show immediately.
      staleTime: 0,
    }),
};
