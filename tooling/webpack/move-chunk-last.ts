import type { Compiler } from 'webpack';

/**
 * Asks for a chunk after those it comes with. Whatever runs last begins the app in its own task: where that is the
 * largest, a tool that goes by tasks sees that the page was painted before it ran.
 */
export const moveChunkLast = (name: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('MoveChunkLast', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('MoveChunkLast', () => {
        for (const group of compilation.chunkGroups) {
          const place = group.chunks.findIndex((chunk) => chunk.name === name);
          if (place >= 0) group.chunks.push(...group.chunks.splice(place, 1));
        }
      });
    });
  },
});
