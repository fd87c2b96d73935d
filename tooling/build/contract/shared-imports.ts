import type { Module, Stats } from 'webpack';

/** What a remote imports from our own shared modules: names by module, such as `setSession`. */
export function sharedImports(stats: Stats, modules: readonly Module[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
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

function namesImported({ compilation }: Stats, module: Module): Set<string> {
  const runtimes = new Set([...compilation.chunks].map(({ runtime }) => runtime));
  const names = new Set<string>();
  for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
    if (!dependency) continue;
    for (const runtime of runtimes) {
      for (const reference of compilation.getDependencyReferencedExports(dependency, runtime)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return names;
}
