import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { BuildError } from '../webpack/build-error.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { createBaseConfig } from '../webpack/base-config.ts';
import { runWebpack } from './run-webpack.ts';

/** Builds the inline script of every page. @throws {BuildError} if the build fails, or if the text would close the script element */
export async function buildBootScript(): Promise<string> {
  await runWebpack(createBootConfig());
  const script = (await readFile(bootBundle, 'utf8')).trim();
  if (/<\/script|<!--/i.test(script)) throw new BuildError('The boot script cannot be inlined into HTML');
  return script;
}

/** Path of the built boot script. Its text is part of the host's release; the file itself is never released. */
const bootBundle = join(workspaceRoot, '.cache', 'boot', 'boot.js');

/** Configures the build of the boot script. Even development servers inline it into every page. */
function createBootConfig(): Configuration {
  const base = createBaseConfig({ app: 'host', isDev: false });
  return {
    ...base,
    name: 'boot script',
    devtool: false,
    entry: './src/app/boot/boot.ts',
    output: { path: join(bootBundle, '..'), filename: 'boot.js' },
  };
}
