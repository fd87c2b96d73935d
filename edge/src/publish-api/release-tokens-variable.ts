import { findRepeated } from '@emberclutch/server/settings/find-repeated.ts';
import { SettingError } from '@emberclutch/server/settings/setting-error.ts';
import type { Variable } from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';
import { operatorName } from './release-tokens.ts';
import type { ReleaseToken } from './release-tokens.ts';

/** `hatchery-team:hatchery+spawn:<token>, platform:*:<token>` */
export const releaseTokensVariable: Variable<readonly ReleaseToken[]> = {
  schema: z.pipe(
    z.string().check(z.regex(/^\s*([\w.-]+:(\*|[a-z0-9-]+(\+[a-z0-9-]+)*):[\w.~/=-]{16,}([\s,]+|$))*$/)),
    z.transform(tokensIn),
  ),
  fallback: '',
  takes:
    'name:apps:token, with apps as hatchery+spawn or *, and 16 or more characters of token, or several separated by commas',
  about:
    'Who may upload and change what: a name for the history, apps (* for all of them and the settings of the site), and a token of 16 or more characters. Empty: only the operator',
  isSecret: true,
};

/**
 * Refuses an entry that would hide another one: the history shows a name, and the first entry with a token decides what a request may do.
 * @throws {SettingError}
 */
export function checkReleaseTokens(entries: readonly ReleaseToken[]): void {
  const names = entries.map(({ name }) => name);
  if (names.includes(operatorName))
    throw new SettingError(`RELEASE_TOKENS takes another name than "${operatorName}": it is the operator's.`);
  const name = findRepeated(names);
  if (name !== undefined)
    throw new SettingError(`RELEASE_TOKENS has the name "${name}" twice: each token needs its own.`);
  const token = findRepeated(entries.map((entry) => entry.token));
  const [first, second] = entries.filter((entry) => entry.token === token);
  if (first && second)
    throw new SettingError(`RELEASE_TOKENS has the same token for "${first.name}" and "${second.name}".`);
}

function tokensIn(text: string): ReleaseToken[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [name = '', apps = '', token = ''] = entry.split(':');
      return { name, apps: apps === '*' ? undefined : apps.split('+').map(folderName), token };
    });
}

/** `hatchery` -> `remote-hatchery` */
const folderName = (app: string) => (app === 'host' || app.startsWith('remote-') ? app : `remote-${app}`);
