import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Whether a release is stored here: reports name the release of their page, and a client may send any name. */
export function knownReleases(folder: SiteFolder): (release: AppVersion) => boolean {
  const known = new Set<string>();
  return ({ app, version }) => {
    const key = `${app} ${version}`;
    if (known.has(key)) return true;
    if (/^\.+$/.test(version)) return false;
    // Fast for a live release: its files are in the cache of the operating system.
    if (!existsSync(join(folder.release(app, version), 'release.json'))) return false;
    known.add(key);
    return true;
  };
}
