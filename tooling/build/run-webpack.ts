import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { BuildError } from '../webpack/build-error.ts';

/** A file system with a cache, which all builds in this process share because they read the same libraries. Its compiler never runs. */
const cachedFiles = webpack({}).inputFileSystem;

/** Runs one build. @throws {BuildError} with the output of webpack */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  compiler.inputFileSystem = cachedFiles;
  let stats: Stats | undefined;
  try {
    stats = await promisify(compiler.run.bind(compiler))();
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
  if (!stats) throw new BuildError('webpack returned no result');
  if (stats.hasErrors()) throw new BuildError(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats;
}
