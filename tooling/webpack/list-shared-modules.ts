import { sharedFor } from '../federation/shared-modules.ts';

interface Described {
  name: string;
  shared: SharedModule[];
}

interface SharedModule {
  id: string;
  name: string;
  version: string;
  singleton: boolean;
  requiredVersion: string;
  hash: string;
  assets: { js: Files; css: Files };
  deps: string[];
  usedIn: string[];
  usedExports: string[];
  fallback: string;
  fallbackName: string;
  fallbackType: string;
}

interface Files {
  sync: string[];
  async: string[];
}

/**
 * Completes the manifest of a remote. The plugin finds the modules that the remote takes from the host in some builds and not in others, which
 * gave the same sources two versions; DevTools of module federation show them.
 */
export function listSharedModules({ stats }: { stats: Described }): void {
  stats.shared = Object.entries(sharedFor('remote')).map(
    ([name, { version, requiredVersion, singleton }]) => ({
      id: `${stats.name}:${name}`,
      name,
      version,
      singleton,
      requiredVersion,
      hash: '',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      deps: [],
      usedIn: [],
      usedExports: [],
      fallback: '',
      fallbackName: '',
      fallbackType: 'global',
    }),
  );
}
