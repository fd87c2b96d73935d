import { resolve } from 'node:path';
import { appNamed, apps } from '../build/apps.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { selfContainedConfig } from '../webpack/self-contained-config.ts';
import { runCommand } from './run-command.ts';

/**
 * `embed hatchery wiki/hatchery`: builds a self-contained remote into a folder, for pages of other sites. Files in the folder
 * are kept, so that open pages still find their scripts.
 */
await runCommand(async ([name = '', folder]) => {
  const app = appNamed(name);
  if (!app || app === 'host' || folder === undefined)
    throw new Error(
      `Name a remote (${apps.filter((other) => other !== 'host').join(', ')}) and a folder for its files.`,
    );
  const { output, ...configuration } = selfContainedConfig({ app, isDev: false });
  await runWebpack({
    ...configuration,
    entry: {},
    output: { ...output, path: resolve(folder), clean: false },
  });
});
