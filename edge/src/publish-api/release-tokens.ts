import { areEqual } from '@emberclutch/server/http/are-equal.ts';

/** The permissions of one token. */
export interface ReleaseToken {
  /** Name of the team or pipeline, for the history. */
  name: string;
  /** Apps that it may change; undefined: all, and the settings of the site. */
  apps: readonly string[] | undefined;
  token: string;
}

/** The name of the operator's own token in the history. */
export const operatorName = 'operator';

/** The permissions of the bearer token of a request. @returns null for an unknown token */
export function allowedBy(tokens: readonly ReleaseToken[], authorization: string | undefined) {
  const [, given] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (given === undefined) return null;
  return tokens.find(({ token }) => areEqual(token, given)) ?? null;
}
