import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../federation/workspace-root.ts';
import { worldScriptConfig, worldScriptEntry, worldScriptFile } from '../webpack/world-script-config.ts';
import { runWebpack } from './run-webpack.ts';

/**
 * Builds the script that draws the world in pages of other sites into a release of the remote that has its source.
 * @returns its name relative to the release; null for the other remotes
 */
export async function buildWorldScript(app: string): Promise<string | null> {
  if (!existsSync(join(folderOf(app), worldScriptEntry))) return null;
  await runWebpack(worldScriptConfig(app));
  return worldScriptFile;
}
