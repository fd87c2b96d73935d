import type { Compiler, Module } from 'webpack';

/**
 * Gives fixed ids to the modules that module federation generates into a file named after the absolute path of the
 * checkout. Webpack would derive their ids from that name, and the same sources in two folders would be two versions.
 */
export class PathFreeModuleIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PathFreeModuleIds.name, (compilation) => {
      // Before webpack's own plugin, which skips modules that have an id.
      compilation.hooks.moduleIds.tap({ name: PathFreeModuleIds.name, stage: -10 }, (modules) => {
        const generated = [...modules].filter((module) => module.identifier().includes('.federation'));
        for (const [index, module] of generated.toSorted(byKind).entries())
          compilation.chunkGraph.setModuleId(module, `federation${index}`);
      });
    });
  }
}

/** One module of each kind: the container entry and its runtime. */
const byKind = (one: Module, other: Module) => one.type.localeCompare(other.type);
