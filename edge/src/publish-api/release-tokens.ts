import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import type { Variable } from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';

export interface ReleaseToken {
  /** Name of the team or pipeline, for the history. */
  name: string;
  /** Apps that the token may change; undefined for all apps and the settings of the site. */
  apps: readonly string[] | undefined;
  token: string;
}

/** The name of the operator's own token in the history. */
export const operatorName = 'operator';

/** Finds the release token that a request sends as its bearer token. @returns null for an unknown token */
export function findReleaseToken(tokens: readonly ReleaseToken[], authorization: string | undefined) {
  const [, sentToken] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (sentToken === undefined) return null;
  return tokens.find(({ token }) => areEqual(token, sentToken)) ?? null;
}

/** Variable with a list such as `hatchery-team:hatchery+spawn:<token>, platform:*:<token>`. */
export const releaseTokensVariable: Variable<readonly ReleaseToken[]> = {
  schema: z.pipe(
    z.string().check(z.regex(/^\s*([\w.-]+:(\*|[a-z0-9-]+(\+[a-z0-9-]+)*):[\w.~/=-]{16,}([\s,]+|$))*$/)),
    z.transform(parseTokens),
  ),
  fallback: '',
  expected:
    'name:apps:token, with apps as hatchery+spawn or *, and 16 or more characters of token, or several separated by commas',
  description:
    'Who may upload and change what: a name for the history, apps (* for all of them and the settings of the site), and a token of 16 or more characters. Empty: only the operator',
  isSecret: true,
};

/**
 * Refuses entries with equal names or tokens: the history shows only a name, and the first entry with a token decides what a request may do.
 * @throws {SettingError}
 */
export function checkReleaseTokens(entries: readonly ReleaseToken[]): void {
  const names = entries.map(({ name }) => name);
  if (names.includes(operatorName))
    throw new SettingError(`RELEASE_TOKENS cannot use the name "${operatorName}": it is the operator's.`);
  const name = findRepeated(names);
  if (name !== undefined)
    throw new SettingError(`RELEASE_TOKENS has the name "${name}" twice: each token needs its own.`);
  const token = findRepeated(entries.map((entry) => entry.token));
  const [first, second] = entries.filter((entry) => entry.token === token);
  if (first && second)
    throw new SettingError(`RELEASE_TOKENS has the same token for "${first.name}" and "${second.name}".`);
}

function parseTokens(text: string): ReleaseToken[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [name = '', apps = '', token = ''] = entry.split(':');
      return { name, apps: apps === '*' ? undefined : apps.split('+').map(toFolderName), token };
    });
}

/** Returns `remote-hatchery` for `hatchery`. */
const toFolderName = (app: string) => (app === 'host' || app.startsWith('remote-') ? app : `remote-${app}`);

/** Finds the first entry that occurs more than once in a list. @returns undefined if there is none */
export const findRepeated = (entries: readonly string[]): string | undefined =>
  entries.find((entry, index) => entries.indexOf(entry) !== index);
