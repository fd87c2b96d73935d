import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { remoteTimeoutMs } from './remote-timeout-ms.ts';
import { registry } from './registry.ts';
import { sharedLibraries } from './shared-libraries.ts';

// Remotes are built without a federation runtime: they use this one by its global name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The federation instance of the page. It provides the host's shared modules to every remote. */
export const federation = init({
  name: 'emberclutch_host',
  remotes: [],
  shared: Object.fromEntries(Object.entries(sharedLibraries).map(provide)),
  // The default strategy fetches the entries of all remotes before the first is used: one that is down blanks the page.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'entry-integrity',
      /** Sets integrity and timeout: the runtime checks no integrity and waits 20 s for a script. */
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        const release = Object.values(registry()).find(({ entry }) => absolute(entry) === url);
        if (release?.integrity) script.integrity = release.integrity;
        if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: remoteTimeoutMs };
      },
    },
  ],
});

function provide([name, library]: [string, unknown]) {
  const version = versionOf(name);
  return [
    name,
    {
      version,
      lib: () => library,
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    },
  ] as const;
}

/** A row of the table is a module, or, with a trailing slash, all modules below it. */
function versionOf(name: string): string {
  const version = SHARED_VERSIONS[name] ?? SHARED_VERSIONS[name.replace(/\/[^/]+$/, '/')];
  if (version === undefined) throw new Error(`${name} is not in the table of shared modules`);
  return version;
}

const absolute = (entry: string) => new URL(entry, location.origin).href;
