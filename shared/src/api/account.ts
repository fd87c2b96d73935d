import { queryOptions } from '@tanstack/react-query';
import { LenientAccount } from '../contract/lenient-account.ts';
import { request } from './request.ts';

export const getAccount = (signal?: AbortSignal) =>
  request('/v1/account', { access: 'private', answer: LenientAccount, signal });

export const accountQueries = {
  all: ['account'] as const,
  own: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'own'],
      queryFn: ({ signal }) => getAccount(signal),
    }),
};
