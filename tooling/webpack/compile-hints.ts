import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Chromium reads it in the first line of a script; to other browsers it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** A scene uses a small part of it. */
const lazyLibrary = /[\\/]node_modules[\\/]pixi\.js[\\/]/;

/**
 * Lets Chromium compile all functions of a script while it arrives, in a thread beside the page: a page loads the chunks that it runs. Without the
 * hint it skims each function there, and parses and compiles it in the task of the page that calls it first, a fifth of all that a
 * first visit does.
 */
export class CompileHints {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(CompileHints.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minification, which removes comments, and before source maps.
        { name: CompileHints.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          const scripts = [...compilation.chunks]
            .filter((chunk) => !hasLazyLibrary(compilation, chunk))
            .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')));
          for (const file of scripts)
            compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(hint, source));
        },
      );
    });
  }
}

const hasLazyLibrary = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  [...chunkGraph.getChunkModules(chunk)].some((module) => lazyLibrary.test(module.nameForCondition() ?? ''));
