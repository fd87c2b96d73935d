import { queryOptions } from '@tanstack/react-query';
import { ConfirmResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import { SecurityEventList } from '@emberclutch/contract/identity/security-event.ts';
import type { SecurityEventId } from '@emberclutch/contract/identity/security-event.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** Reports that the owner did not cause an event. The provider ends all sessions, removes passkeys added since, and opens a new session. */
export const disownSecurityEvent = (id: SecurityEventId) =>
  request(`/v1/account/security-events/${id}/disown`, {
    method: 'POST',
    access: 'private',
    reader: ConfirmResponse,
  });

/** The security log of the account, newest first. Optional: providers without it answer 404. */
export const securityEventsQuery = queryOptions({
  queryKey: [...accountQueries.all, 'security-events'],
  queryFn: ({ signal }) =>
    request('/v1/account/security-events', { access: 'private', reader: SecurityEventList, signal }),
  select: ({ events }) => events,
  // Never cached: an event of another device must appear immediately.
  staleTime: 0,
});
