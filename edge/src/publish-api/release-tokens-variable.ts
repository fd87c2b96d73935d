import type { Variable } from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';
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
