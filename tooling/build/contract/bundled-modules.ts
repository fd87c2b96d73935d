import type { Module, Stats } from 'webpack';

/** The modules of a finished build that its chunks contain, including the ones that webpack concatenated. */
export function bundledModules({ compilation }: Stats): Module[] {
  const { chunkGraph } = compilation;
  const inChunks = [...compilation.modules].filter(
    (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return inChunks.flatMap(parts);
}

const parts = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(parts) : [module];
