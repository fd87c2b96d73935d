import { queryOptions } from '@tanstack/react-query';
import { ConnectedSiteList } from '@emberclutch/contract/identity/connected-site.ts';
import type { ListedSite } from '@emberclutch/contract/identity/connected-site.ts';
import type { ConnectSiteBody } from '@emberclutch/contract/identity/input/connected-site.ts';
import { SiteCode } from '@emberclutch/contract/identity/site-code.ts';
import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** The sites that may read the assets of the account. Optional: providers without the call answer 404. */
export async function listConnectedSites(signal?: AbortSignal): Promise<ListedSite[]> {
  const answer = await request('/v1/account/connected-sites', {
    access: 'private',
    answer: ConnectedSiteList,
    signal,
  });
  return answer.sites;
}

/** Lets a site read the assets of the account. @returns a code for its page */
export const connectSite = (body: ConnectSiteBody) =>
  request('/v1/account/connected-sites', { method: 'POST', access: 'private', body, answer: SiteCode });

/** Ends all tokens of a site. */
export const disconnectSite = (origin: string) =>
  request('/v1/account/connected-sites', {
    method: 'DELETE',
    access: 'private',
    query: { origin },
    answer: ignoredAnswer,
  });

export const connectedSiteQueries = {
  all: ['connected-sites'] as const,
  own: () =>
    queryOptions({
      queryKey: [...connectedSiteQueries.all, 'own'],
      queryFn: ({ signal }) => listConnectedSites(signal),
      // Never cached: a site that was connected in another window must show immediately.
      staleTime: 0,
    }),
};
