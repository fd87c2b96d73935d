import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { federationManifest } from '@emberclutch/contract/site/page-protocol.ts';
import { failWhenStalled } from './fail-when-stalled.ts';
import { recordRemoteLoad } from './remote-loads.ts';
import { getRegistry } from './get-registry.ts';
import { sharedLibraries } from './shared-libraries.ts';

// Remotes are built without a federation runtime: they use this one by its global name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Timeout in milliseconds. `failWhenStalled` fails earlier if no bytes arrive. */
const entryTimeoutMs = 600_000;

/** The federation instance of the page. It provides the host's shared modules to every remote. */
export const federation = init({
  name: 'emberclutch_host',
  remotes: [],
  shared: Object.fromEntries(Object.entries(sharedLibraries).map(toSharedModule)),
  // The default strategy fetches the entries of all remotes before the first one is used, so an unavailable remote would blank the page.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'entry-integrity',
      /** Adds the integrity, which the runtime does not check, and fails once no bytes arrive, because the runtime has only an absolute timeout. */
      createScript({ url }) {
        const script = document.createElement('script');
        const retries = attempts.get(url) ?? 0;
        attempts.set(url, retries + 1);
        script.src = retries === 0 ? url : `${url}?retry=${retries}`;
        const release = Object.values(getRegistry()).find(({ entry }) => toAbsolute(entry) === url);
        if (release?.integrity) script.integrity = release.integrity;
        script.crossOrigin = 'anonymous';
        failWhenStalled(script);
        return { script, timeout: entryTimeoutMs };
      },
    },
    {
      name: 'remote-loads',
      onLoad: ({ id }) => recordRemoteLoad(id, true),
      errorLoadRemote: ({ id }) => recordRemoteLoad(id, false),
    },
  ],
});

/** Registers the release of a container. Replaces another release, whose running modules do not change. */
export function registerRelease(container: string, entry: string): void {
  const address = toAbsolute(entry);
  const isOtherRelease = registeredEntries.has(container) && registeredEntries.get(container) !== address;
  registeredEntries.set(container, address);
  federation.registerRemotes(
    [{ name: container, entry: chooseEntry(address), type: 'global', entryGlobalName: container }],
    { force: isOtherRelease },
  );
}

/**
 * In `dev` and with an override, the entry is a manifest with data for the federation DevTools. Other pages would have to wait for the
 * manifest before they could fetch the entry.
 */
const chooseEntry = (entry: string): string =>
  READS_MANIFESTS ? new URL(federationManifest, entry).href : entry;

/** Address of the entry by container. */
const registeredEntries = new Map<string, string>();

/**
 * Number of requests by entry. Every attempt has another address, because a browser may reuse the failed preload, hanging request, or
 * truncated cached file of the same address. Chunks of the remote use the number of their entry.
 */
const attempts = new Map<string, number>();

function toSharedModule([name, library]: [string, unknown]) {
  const version = readVersion(name);
  return [
    name,
    {
      version,
      lib: () => library,
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    },
  ] as const;
}

/** A row of the table is the name of a module or, with a trailing slash, of all modules below it. */
function readVersion(name: string): string {
  const version = SHARED_VERSIONS[name] ?? SHARED_VERSIONS[name.replace(/\/[^/]+$/, '/')];
  if (version === undefined) throw new Error(`${name} is not in the table of shared modules`);
  return version;
}

const toAbsolute = (entry: string) => new URL(entry, location.origin).href;
