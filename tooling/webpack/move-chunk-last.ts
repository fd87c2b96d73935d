import type { Compiler } from 'webpack';

/**
 * Requests a chunk after the others of its group. The chunk that arrives last starts the app in its own task. If that is the largest chunk,
 * tools that measure tasks see that the page was painted before it ran.
 */
export const moveChunkLast = (name: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('MoveChunkLast', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('MoveChunkLast', () => {
        for (const group of compilation.chunkGroups) {
          const index = group.chunks.findIndex((chunk) => chunk.name === name);
          if (index >= 0) group.chunks.push(...group.chunks.splice(index, 1));
        }
      });
    });
  },
});
