/**
 * What an edge prints for operators when it starts: the address of their pages, with the token that opens them if this start has drawn
 * it. A token of the settings is known to them, and what a process prints is kept in logs.
 */
export const operatorAddress = (
  { url, releasesUrl }: { url: string; releasesUrl: string },
  setToken: string | null,
): string => (setToken === null ? releasesUrl : `${url}/releases, by OPERATOR_TOKEN`);
