import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import * as z from 'zod/mini';
import { federationManifest } from '@emberclutch/contract/site/page-protocol.ts';
import type { AppPreload } from '@emberclutch/contract/site/release.ts';
import { chunkNames } from '../webpack/chunk-names.ts';
import { entryFile } from '../webpack/remote-config.ts';
import { getDistFolder } from '../federation/apps.ts';
import { BuildError } from '../webpack/build-error.ts';

/** The scripts with which every page of an app starts. */
interface AppScripts {
  entry: string;
  preload: AppPreload[];
}

/** Lists the entry of the host and the chunks that it imports immediately. @throws {BuildError} if one of the named chunks is missing */
export function listHostScripts({ compilation }: Stats): AppScripts {
  const listScripts = (chunk: string) => {
    const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    if (scripts.length === 0) throw new BuildError(`The host has no chunk called "${chunk}"`);
    return scripts;
  };
  const [entry = '', ...otherScripts] = listScripts('shell');
  if (otherScripts.length > 0) throw new BuildError('The host must start with exactly one script');
  return {
    entry,
    preload: [
      ...listScripts(chunkNames.bootstrap).map((file) => ({ file, for: 'every-page' as const })),
      ...listScripts(chunkNames.federation).map((file) => ({ file, for: 'remote-pages' as const })),
    ],
  };
}

/** The part of the federation manifest that lists the exposed modules of a remote. */
const FederationManifest = z.object({
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** Lists the entry of a remote and the chunks of its routes, from its manifest. @throws {BuildError} if the remote exposes no routes */
export async function listRemoteScripts(app: string): Promise<AppScripts> {
  const manifest = FederationManifest.parse(
    JSON.parse(await readFile(join(getDistFolder(app), federationManifest), 'utf8')),
  );
  const routes = manifest.exposes.find(({ path }) => path === './routes');
  if (!routes) throw new BuildError(`${app} does not expose ./routes`);
  return {
    entry: entryFile,
    preload: routes.assets.js.sync.map((file) => ({ file, for: 'own-pages' })),
  };
}
