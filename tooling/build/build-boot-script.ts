import { readFile } from 'node:fs/promises';
import { bootBundle, bootConfig } from '../webpack/boot-config.ts';
import { BuildError } from '../webpack/build-error.ts';
import { runWebpack } from './run-webpack.ts';

/**
 * Builds the inline script of every page.
 * @throws {BuildError} if the build fails, or if the text would close the script element
 */
export async function buildBootScript(): Promise<string> {
  await runWebpack(bootConfig());
  const script = (await readFile(bootBundle, 'utf8')).trim();
  if (/<\/script|<!--/i.test(script)) throw new BuildError('The boot script cannot be inlined into HTML');
  return script;
}
