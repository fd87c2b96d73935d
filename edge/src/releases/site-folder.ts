import { join } from 'node:path';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { FolderStore } from '../store/folder-store.ts';
import type { SiteStore } from '../store/site-store.ts';

/** Paths of the files of a site. Each is immutable, or replaced with an atomic rename. @param sharedStore store of several edges, or null */
export const createSiteFolder = (root: string, sharedStore: SiteStore | null = null) => ({
  root,
  store: sharedStore ?? new FolderStore(root),
  /** Whether this folder is a cache of a shared store, and may vanish at any time. Otherwise, the folder is the store. */
  isCache: sharedStore !== null,
  /** Names the live release of each app and the live composition: the only file that changes. */
  live: join(root, 'live.json'),
  lock: join(root, 'lock'),
  /** Fonts of all releases, with a digest in their names, so that browsers keep them when the host is released. */
  fonts: join(root, 'fonts'),
  /** Scripts for pages of other sites, as their URLs name them. */
  embeds: join(root, embedUrl),
  uploads: join(root, 'uploads'),
  /** The rendered contents of one composition. */
  composition: (id: string) => join(root, 'composed', `${id}.json`),
  compositions: join(root, 'composed'),
  releases: (app: string) => join(root, releaseUrl(app)),
  release: (app: string, version: string) => join(root, releaseUrl(app), version),
});
export type SiteFolder = ReturnType<typeof createSiteFolder>;

/** Path of the scripts for pages of other sites, both on disk below the site and in URLs. */
export const embedUrl = 'embed/v1';

/** Path of an app's releases, both on disk below the site and in URLs. */
export const releaseUrl = (app: string) => (app === 'host' ? 'host' : `remotes/${toShortName(app)}`);

/** Reads an app and its version from the path of a file: `remote-spawn` 1.0.0-a from `/remotes/spawn/1.0.0-a/entry.js`; null for others. */
export function parseReleasePath(pathname: string): AppVersion | null {
  const [, folder = '', version] = /^\/(host|remotes\/[a-z0-9-]+)\/([\w.+-]+)\//.exec(pathname) ?? [];
  return version === undefined ? null : { app: folder.replace('remotes/', 'remote-'), version };
}

/** Returns the name of a remote in the registry and in URLs: `spawn` for `remote-spawn`. */
export const toShortName = (app: string) => app.replace(/^remote-/, '');
