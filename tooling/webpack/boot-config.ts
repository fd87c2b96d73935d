import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { baseConfig } from './base-config.ts';

/** Path of the built boot script. Its text is part of the host's release; the file itself is never released. */
export const bootBundle = join(workspaceRoot, '.cache', 'boot', 'boot.js');

/** Builds only the boot script, which is inlined into every page, by development servers as well. */
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
