import { createHash, timingSafeEqual } from 'node:crypto';

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
  return tokens.find(({ token }) => timingSafeEqual(digestOf(token), digestOf(given))) ?? null;
}

/** Digests have equal length, so that the comparison takes the same time for each. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();
