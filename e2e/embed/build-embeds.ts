import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computeEmbedGeneration } from '@emberclutch/tooling/federation/shared-modules.ts';
import { runWebpack } from '@emberclutch/tooling/build/run-webpack.ts';
import { createSelfContainedConfig } from '@emberclutch/tooling/webpack/create-self-contained-config.ts';

/**
 * Builds remotes for pages of other sites, each into a separate folder. Works like the command `embed`, but does not minimize, and uses one
 * process, which takes a third of the time.
 */
export async function buildEmbeds(folder: string, names: readonly string[]): Promise<void> {
  // Runs in a separate process, because the compilers block their thread.
  await promisify(execFile)(process.execPath, [import.meta.filename, folder, ...names]);
}

if (import.meta.main) {
  const [folder = '', ...names] = process.argv.slice(2);
  const generation = computeEmbedGeneration();
  await Promise.all(
    names.map(async (name) => {
      const { output, ...configuration } = createSelfContainedConfig(
        { app: `remote-${name}`, isDev: false },
        generation,
      );
      await runWebpack({
        ...configuration,
        entry: {},
        devtool: false,
        output: { ...output, path: join(folder, name) },
        optimization: { ...configuration.optimization, minimize: false },
      });
    }),
  );
}
