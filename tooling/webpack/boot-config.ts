import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { baseConfig } from './base-config.ts';

/** Where the built boot script goes. Its text is part of the host's release; the file itself is never released. */
export const bootBundle = join(workspaceRoot, '.cache', 'boot', 'boot.js');

/** The boot script by itself: it is inlined into every page, also by development servers. */
export function bootConfig(): Configuration {
  const base = baseConfig({ app: 'host', isDev: false });
  return {
    ...base,
    name: 'boot script',
    devtool: false,
    entry: './src/app/boot/boot.ts',
    output: { path: join(bootBundle, '..'), filename: 'boot.js' },
  };
}
