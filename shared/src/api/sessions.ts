import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SessionList } from '../contract/session-info.ts';
import type { SessionInfoId } from '../contract/session-info.ts';
import { request } from './request.ts';

/** Where the account is signed in. Optional: providers without the call answer 404. */
export const listSessions = (signal?: AbortSignal) =>
  request('/v1/account/sessions', { access: 'private', answer: SessionList, signal });

export const endSessionOf = (id: SessionInfoId) =>
  request(`/v1/account/sessions/${id}`, { method: 'DELETE', access: 'private', answer: z.unknown() });

/** All but the one that asks. */
export const endOtherSessions = () =>
  request('/v1/account/sessions', { method: 'DELETE', access: 'private', answer: z.unknown() });

export const sessionQueries = {
  all: ['sessions'] as const,
  own: () =>
    queryOptions({
      queryKey: [...sessionQueries.all, 'own'],
      queryFn: ({ signal }) => listSessions(signal),
      // A stranger among them is to be seen at once.
      staleTime: 0,
    }),
};
