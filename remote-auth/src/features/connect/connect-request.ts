import { ConnectSiteBody } from '@emberclutch/contract/identity/input/connected-site.ts';

/** What the address of the page asks for; null if it is incomplete. @param search query of the address, which is untrusted */
export const connectRequest = (search: string): ConnectSiteBody | null =>
  ConnectSiteBody.safeParse(Object.fromEntries(new URLSearchParams(search))).data ?? null;
