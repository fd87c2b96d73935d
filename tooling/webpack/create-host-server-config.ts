import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { addContentConfig } from './add-content-config.ts';
import { createServerConfig } from './server-config.ts';

/** Builds the host for Node. @param isDev whether browsers get the host from a development server */
export function createHostServerConfig(isDev = false): Configuration {
  const base = addContentConfig(createServerConfig('host', './src/app/server/main.ts', isDev));
  const stub = (name: string) => join(import.meta.dirname, 'stubs', `${name}.ts`);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        [join(workspaceRoot, 'host', 'src', 'platform', 'remotes', 'federation.ts')]: stub('federation'),
        '@emberclutch/web/api/page-data.ts$': stub('read-page-data'),
      },
    },
  };
}
