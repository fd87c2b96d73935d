import type { Stats } from 'webpack';
import type { ExportDigests, Release } from '@emberclutch/contract/site/release.ts';
import { BuildError } from '../../webpack/build-error.ts';
import { apiCalls } from './api-calls.ts';
import { bundledModules } from './bundled-modules.ts';
import { sharedImports } from './shared-imports.ts';
import type { BuildInputs } from '../build-inputs.ts';
import type { SharedDeclarations } from './shared-declarations.ts';

/**
 * What a release needs of the others and of the API, and what the host gives: recorded at the build, compared when a
 * release is published.
 * @throws {BuildError} if a remote imports what the shared modules of its own checkout do not export
 */
export async function releaseContract(
  stats: Stats,
  { digests: types, routes }: SharedDeclarations,
  { isHost, describeApi }: { isHost: boolean } & Pick<BuildInputs, 'describeApi'>,
): Promise<Pick<Release, 'exports' | 'imports' | 'routes' | 'calls'>> {
  const modules = bundledModules(stats);
  const calls = await apiCalls(stats, modules, describeApi);
  if (isHost) return { exports: types, routes, calls };
  const imports = [...sharedImports(stats, modules)].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    imports: Object.fromEntries(
      imports.map(([module, names]) => [module, typesOf(module, names, types[module] ?? {})]),
    ),
    routes,
    calls,
  };
}

function typesOf(module: string, names: ReadonlyMap<string, string>, exported: ExportDigests): ExportDigests {
  const types = [...names.keys()].toSorted().flatMap((name): [string, string][] => {
    const type = exported[name];
    if (type === undefined) throw new BuildError(`${names.get(name)}: ${module} does not export ${name}.`);
    return [[name, type]];
  });
  return Object.fromEntries(types);
}
