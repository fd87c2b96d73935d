import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';
import { folderOf, isStandaloneRemote } from './workspace-root.ts';

/** The version of a package that the host, or a standalone remote, has installed. Versions of host and remotes must be compatible. */
export const installedVersion = (packageName: string): string =>
  readManifest(join(folderOf(isStandaloneRemote ? '' : 'host'), 'node_modules', packageName, 'package.json'))
    .version;
