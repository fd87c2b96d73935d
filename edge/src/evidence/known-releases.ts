import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Whether a release is stored here: pages name the release that they run, and anybody may name another. */
export function knownReleases(folder: SiteFolder): (release: AppVersion) => boolean {
  const known = new Set<string>();
  return ({ app, version }) => {
    const key = `${app} ${version}`;
    if (known.has(key)) return true;
    if (/^\.+$/.test(version)) return false;
    // A live release was read a moment ago, so that the answer comes from memory of the system.
    if (!existsSync(join(folder.release(app, version), 'release.json'))) return false;
    known.add(key);
    return true;
  };
}
