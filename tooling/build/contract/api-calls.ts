import { readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Module, Stats } from 'webpack';
import type { ApiCall } from '@emberclutch/contract/site/release.ts';
import { requestsIn } from './requests-in.ts';

/** Folders that contain calls: of several apps, or of one app. */
const callFolder = /\/(web\/(src|dist)\/api|src\/platform\/api)$/;

/**
 * The API calls that an app contains, without duplicates. A call counts if webpack kept a function of `shared/web/src/api` or of the app's
 * `platform/api` that makes it.
 */
export function apiCalls(stats: Stats): ApiCall[] {
  const calls = bundledModules(stats).flatMap((module) => {
    // webpack escapes the "#" of a path.
    const file = module.nameForCondition()?.replaceAll('\0#', '#');
    if (file === undefined || !callFolder.test(dirname(file).replaceAll(sep, '/'))) return [];
    const { program } = parseSync(basename(file), readFileSync(file, 'utf8'));
    return requestsIn(program, namesUsed(stats, module));
  });
  const byName = new Map(calls.map((call) => [`${call.path} ${call.method}`, call]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other)).map(([, call]) => call);
}

/** Exports of a module that other modules use; null if all may be in use. */
function namesUsed({ compilation }: Stats, module: Module): Set<string> | null {
  const names = new Set<string>();
  for (const runtime of new Set([...compilation.chunks].map((chunk) => chunk.runtime))) {
    const used = compilation.moduleGraph.getUsedExports(module, runtime);
    if (used === true || used === null) return null;
    if (used) for (const name of used) names.add(name);
  }
  return names;
}

/** The modules of a finished build that its chunks contain, including concatenated ones. */
function bundledModules({ compilation }: Stats): Module[] {
  const { chunkGraph } = compilation;
  const inChunks = [...compilation.modules].filter(
    (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return inChunks.flatMap(parts);
}

const parts = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(parts) : [module];
