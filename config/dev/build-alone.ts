import { promisify } from 'node:util';
import webpack from 'webpack';
import { selfContainedConfig } from '../webpack/self-contained-config.ts';

/** Builds a remote that needs no host of ours: `node config/dev/build-alone.ts remote-auth <folder>`. */
const [app, folder] = process.argv.slice(2);
if (app === undefined || folder === undefined)
  throw new Error('Name a remote and a folder: node config/dev/build-alone.ts remote-auth <folder>');

const configuration = selfContainedConfig({ app, isDev: false });
const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (!stats || stats.hasErrors()) {
  console.error(stats?.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = 1;
}
