import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { getAppFolder, isStandaloneRemote } from '../federation/workspace-root.ts';
import { ensureWorldMap, listMapFiles, mapFolder } from '../world-map/ensure-world-map.ts';
import type { MapPart } from '../world-map/ensure-world-map.ts';

/** Adds the pictures of the map to a build, which draws them in parallel if needed, and waits for them only at its end. */
export class WorldMap {
  readonly #draw: () => Promise<string>;

  /** @param draw returns the folder with the pictures */
  constructor(draw: () => Promise<string>) {
    this.#draw = draw;
  }

  apply(compiler: Compiler): void {
    let drawing: Promise<string> | undefined;
    compiler.hooks.compilation.tap(WorldMap.name, (compilation) => {
      drawing ??= this.#draw();
      // The stage below reports the failure.
      drawing.catch(() => undefined);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: WorldMap.name, stage }, async () => {
        const folder = await drawing;
        if (folder === undefined) return;
        for (const file of await listMapFiles(folder)) {
          const content = await readFile(join(folder, file));
          compilation.emitAsset(`${mapFolder}/${file}`, new webpack.sources.RawSource(content), {
            // A development server does not write the picture again after an edit. A build replaces the picture of an earlier build.
            immutable: compiler.watchMode,
          });
        }
      });
    });
  }
}

/** Finds the folder with the pictures for a build. In a standalone remote, it contains all pictures. */
export const findWorldMap = (part: MapPart | undefined): Promise<string> =>
  isStandaloneRemote ? findPackedWorldMap() : ensureWorldMap(part);

/** Finds the pictures in the package of the world, into which they were packed. */
async function findPackedWorldMap(): Promise<string> {
  return join(getAppFolder(''), 'node_modules/@emberclutch/world/dist/map-pictures');
}
