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
 * Completes the manifest of a remote, which lists only shared modules that the remote bundles itself: DevTools of module federation
 * show from it what the remote takes from the host.
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
