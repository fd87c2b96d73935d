import type { Configuration } from 'webpack';
import { distOf } from '../federation/apps.ts';
import { baseConfig } from './base-config.ts';

/** The source, relative to the folder of a remote. */
export const worldScriptEntry = 'src/app/world-script.ts';

/** Path of the built script, relative to its release. The address of a release contains a digest of its files. */
export const worldScriptFile = 'embed/world.js';

/** The world for pages of other sites: one module script without React, next to the pictures of the map. */
export function worldScriptConfig(app: string): Configuration {
  const { module, ...base } = baseConfig({ app, isDev: false });
  return {
    ...base,
    name: `${app}, world script`,
    devtool: false,
    entry: `./${worldScriptEntry}`,
    experiments: { outputModule: true },
    output: {
      path: distOf(app),
      filename: worldScriptFile,
      module: true,
      library: { type: 'module' },
    },
    module: {
      ...module,
      parser: { javascript: { importMeta: false, url: false, dynamicImportMode: 'eager' } },
    },
    // Pictures of the map are loaded from the files of the app.
    plugins: [],
  };
}
