/**
 * The address of the operators' pages, which an edge prints when it starts. It contains the token only if this process generated
 * it: the output ends up in logs, and operators know a token from the settings.
 */
export const operatorAddress = (
  { url, releasesUrl }: { url: string; releasesUrl: string },
  setToken: string | null,
): string => (setToken === null ? releasesUrl : `${url}/releases, by OPERATOR_TOKEN`);
