import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { readManifest } from '../federation/read-manifest.ts';
import { folderOf, isRemoteAlone } from '../federation/workspace-root.ts';
import { drawnWorldMap, filesOfMap } from '../world-map/drawn-world-map.ts';

/** Folder of the pictures of the map in a build. */
const folderInBuild = 'world';

/** Adds the pictures of the map to a build, drawn beside it if they are not yet. */
export class WorldMap {
  apply(compiler: Compiler): void {
    let drawing: Promise<string> | undefined;
    compiler.hooks.compilation.tap(WorldMap.name, (compilation) => {
      drawing ??= isRemoteAlone ? Promise.resolve(packedWorldMap()) : drawnWorldMap();
      // Reported by the stage below.
      drawing.catch(() => undefined);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: WorldMap.name, stage }, async () => {
        const folder = await drawing;
        if (folder === undefined) return;
        for (const file of await filesOfMap(folder)) {
          const content = await readFile(join(folder, file));
          // Immutable: an edit in a development server does not write it again.
          compilation.emitAsset(`${folderInBuild}/${file}`, new webpack.sources.RawSource(content), {
            immutable: true,
          });
        }
      });
    });
  }
}

/** Drawn when the package was packed. */
const packedWorldMap = () => join(folderOf(''), 'node_modules/@emberclutch/world/dist/map-pictures');

/** Whether an app shows the world. */
export const hasWorldMap = (app: string): boolean =>
  '@emberclutch/world' in (readManifest(join(folderOf(app), 'package.json')).dependencies ?? {});
