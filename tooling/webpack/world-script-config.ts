import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { distOf } from '../federation/apps.ts';
import { baseConfig } from './base-config.ts';

/** The source, relative to the folder of a remote. */
export const worldScriptEntry = 'src/app/world-script.ts';

/** The built script, relative to its release. The address of a release has a digest of its files. */
export const worldScriptFile = 'embed/world.js';

/** The world for pages of other sites: one module script without React, beside the pictures of the map. */
export function worldScriptConfig(app: string): Configuration {
  const { plugins: _plugins, module, ...base } = baseConfig({ app, isDev: false });
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
    plugins: [
      // Events and accessibility of PixiJS listen to the whole document, and the scene uses neither, nor another renderer.
      new webpack.NormalModuleReplacementPlugin(unusedParts, 'data:text/javascript,'),
      new webpack.NormalModuleReplacementPlugin(otherRenderers, noRenderers),
    ],
  };
}

const otherRenderers = /^\.\.?\/.*\/(WebGPURenderer|CanvasRenderer)\.mjs$/;
/** PixiJS names these classes in its exports, and creates none where the page asks for WebGL. */
const noRenderers = 'data:text/javascript,export class CanvasRenderer {} export class WebGPURenderer {}';
const unusedParts = /^\.\.\/(accessibility|dom|events)\/init\.mjs$/;
