import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { replaceText } from './replace-text.ts';

/**
 * Names the global through which chunks reach their runtime after the content of the build. Two releases of a remote can run
 * in one page: an open tab loads the live release when files of its own are gone. With one global, each would take the
 * modules of the other for its own.
 */
export class VersionedChunkGlobal {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(VersionedChunkGlobal.name, (compilation) => {
      const { chunkLoadingGlobal } = compilation.outputOptions;
      compilation.hooks.processAssets.tap(
        // After minification, and before source maps and the hashes in file names.
        { name: VersionedChunkGlobal.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        (assets) => {
          const scripts = Object.keys(assets)
            .filter((name) => name.endsWith('.js'))
            .toSorted();
          const hash = createHash('sha256');
          for (const name of scripts) hash.update(assets[name]?.buffer() ?? '');
          const versioned = `${chunkLoadingGlobal}_${hash.digest('hex').slice(0, 8)}`;
          for (const name of scripts)
            compilation.updateAsset(name, (source) =>
              replaceText(source, new Map([[chunkLoadingGlobal, versioned]])),
            );
        },
      );
    });
  }
}
