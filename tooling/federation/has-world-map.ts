import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';
import { folderOf } from './workspace-root.ts';

export const hasWorldMap = (app: string): boolean =>
  '@emberclutch/world' in (readManifest(join(folderOf(app), 'package.json')).dependencies ?? {});
