import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import type { LiveRegistry } from '@emberclutch/contract/site/site.ts';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { getHostVersion, getRegistry } from './get-registry.ts';

/** As long as for a chunk without progress, because after a switch the edge may have to render the composition before it responds. */
const timeoutMs = 20_000;

/**
 * Switches to the live release of a remote if it differs from the loaded one, whose files may be gone.
 * @returns whether it differs
 * @throws {NewReleaseError} if another version of the host is live, because the live release was checked against that version, or if the
 * live release has no such page
 */
export async function adoptLiveRelease(remote: string, path: string): Promise<boolean> {
  const live = await readLiveRegistry();
  if (!live) return false;
  const release = live.registry[remote];
  if (live.host !== getHostVersion() || !release?.pages.some((page) => page.path === path))
    throw new NewReleaseError(`${remote} needs another release of the host`);
  if (release.version === getRegistry()[remote]?.version) return false;
  getRegistry()[remote] = release;
  return true;
}

/** @throws {NewReleaseError} if the live host differs from the one that this page runs */
export async function ensureLiveHost(): Promise<void> {
  const live = await readLiveRegistry();
  if (live && live.host !== getHostVersion()) throw new NewReleaseError(`The live host is ${live.host}`);
}

/** @returns null if the site is unreachable, does not serve the live registry, or is too slow */
async function readLiveRegistry(): Promise<LiveRegistry | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(liveRegistryPath, { cache: 'no-store', signal });
    // Cast: the edge composed it, like the registry of this page.
    return response.ok ? ((await response.json()) as LiveRegistry) : null;
  } catch {
    return null; // offline, too slow, or a static server that answers every path with HTML
  }
}
