import type { Module, Stats } from 'webpack';

/**
 * The imports of a remote from our own shared modules: names by module, such as `setSession`, each with the path of a file that
 * imports it.
 */
export function sharedImports(stats: Stats, modules: readonly Module[]): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const module of modules) {
    const shared = sharedName(module);
    if (shared !== null) imports.set(shared, namesImported(stats, module));
  }
  return imports;
}

/** The name under which the host shares a module of ours; null for any other module. */
function sharedName(module: Module): string | null {
  if (module.type !== 'consume-shared-module') return null;
  const [, name] = /(@emberclutch\/web\/[\w-]+)/.exec(module.identifier()) ?? [];
  return name ?? null;
}

function namesImported({ compilation }: Stats, module: Module): Map<string, string> {
  const runtimes = new Set([...compilation.chunks].map(({ runtime }) => runtime));
  const names = new Map<string, string>();
  for (const { dependency, originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
    if (!dependency) continue;
    for (const runtime of runtimes) {
      for (const reference of compilation.getDependencyReferencedExports(dependency, runtime)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) names.set(name, originModule?.nameForCondition() ?? 'a generated module');
      }
    }
  }
  return names;
}
