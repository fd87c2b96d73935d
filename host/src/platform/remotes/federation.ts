import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { remoteTimeoutMs } from './remote-timeout-ms.ts';
import { registry } from './registry.ts';
import { sharedLibraries } from './shared-libraries.ts';

// Remotes carry no runtime of their own: they look for this one by name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The one federation of a page: what the host runs on is offered to every remote that is opened. */
export const federation = init({
  name: 'emberclutch_host',
  remotes: [],
  shared: Object.fromEntries(Object.entries(sharedLibraries).map(offer)),
  // The default would fetch every remote's entry before the first: one that is down blanks the page.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'entry-integrity',
      /** The runtime checks no integrity and waits 20 s for a script; both are set where it makes one. */
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

function offer([name, library]: [string, unknown]) {
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

/** A row of the table stands for one module, or, with a trailing slash, for all below it. */
function versionOf(name: string): string {
  const version = SHARED_VERSIONS[name] ?? SHARED_VERSIONS[name.replace(/\/[^/]+$/, '/')];
  if (version === undefined) throw new Error(`${name} is not in the table of shared modules`);
  return version;
}

const absolute = (entry: string) => new URL(entry, location.origin).href;
