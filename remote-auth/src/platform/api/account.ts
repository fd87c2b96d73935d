import { queryOptions } from '@tanstack/react-query';
import { AccountData } from '@emberclutch/contract/identity/account-data.ts';
import { AccountHoldings } from '@emberclutch/contract/identity/account-holdings.ts';
import { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import type {
  EmailChangeBody,
  EmailChangeCodesBody,
} from '@emberclutch/contract/identity/input/email-change.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { catchMissing } from '@emberclutch/web/api/is-missing.ts';
import { request } from '@emberclutch/web/api/request.ts';
import type { ProfileBody } from '@emberclutch/contract/identity/input/profile.ts';
import { retryWrite } from './retry-write.ts';
import { privateWriteOptions } from './private-write-options.ts';

export const changeProfile = (body: ProfileBody) =>
  retryWrite(() => request('/v1/profile', { ...privateWriteOptions, method: 'PUT', body }));

/** All data about the account, as the provider sends it. */
export const downloadAccountData = () =>
  request('/v1/account/data', { access: 'private', reader: AccountData, timeout: 60_000 });

/** Mails a code to the current and to the new address. */
export const beginEmailChange = (body: EmailChangeBody) =>
  request('/v1/account/email/begin', { method: 'POST', access: 'private', body, reader: AuthFlow });

export const finishEmailChange = (body: EmailChangeCodesBody) =>
  request('/v1/account/email/finish', { ...privateWriteOptions, method: 'POST', body });

export const deleteAccount = () => request('/v1/account', { ...privateWriteOptions, method: 'DELETE' });

/** Counts of the assets that remain when the account is deleted; null if the provider has none of the calls above. */
export const holdingsQuery = queryOptions({
  queryKey: [...accountQueries.all, 'holdings'],
  queryFn: ({ signal }) =>
    catchMissing(request('/v1/account/holdings', { access: 'private', reader: AccountHoldings, signal })),
  // Never cached: the confirmation of a deletion must show the current holdings.
  staleTime: 0,
});
