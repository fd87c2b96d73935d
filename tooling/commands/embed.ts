import { shortName } from '@emberclutch/edge/short-name';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { apps } from '../build/apps.ts';
import { elementScript } from '../build/element-script.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { selfContainedConfig } from '../webpack/self-contained-config.ts';
import { appOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * `embed hatchery wiki/hatchery`: builds a self-contained remote into a folder, for pages of other sites. Files in the folder
 * are kept, so that open pages still find their scripts.
 */
await runCommand(async (args) => {
  const [name, folder, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const remotes = apps.filter((app) => app !== 'host').join(', ');
  if (name === undefined || folder === undefined)
    throw new Error(`Name a remote (${remotes}) and a folder for its files.`);
  const app = appOf(name);
  if (app === 'host') throw new Error(`The host cannot be embedded. Remotes: ${remotes}.`);
  const { output, ...configuration } = selfContainedConfig({ app, isDev: false });
  await runWebpack({
    ...configuration,
    entry: {},
    output: { ...output, path: resolve(folder), clean: false },
  });
  await writeFile(join(resolve(folder), 'element.js'), await elementScript(shortName(app)));
});
