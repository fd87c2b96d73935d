import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Chromium reads this hint in the first line of a script. For other browsers, it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Matches a library that pages use only in part. */
const lazyLibrary = /[\\/]node_modules[\\/]pixi\.js[\\/]/;

/**
 * Makes Chromium compile all functions of a script off the main thread while the script arrives, because a page loads only the chunks that it
 * runs. Without the hint, Chromium only pre-parses each function off the main thread, and compiles it on the main thread at the first call,
 * which takes a fifth of the work of a first visit.
 */
export class CompileHints {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(CompileHints.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs after minification, which removes comments, and before source maps.
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
