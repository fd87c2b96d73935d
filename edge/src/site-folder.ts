import { join } from 'node:path';
import { shortName } from './short-name.ts';

/** Where a published site keeps what. Everything below is either immutable or replaced by one rename. */
export const siteFolder = (root: string) => ({
  root,
  /** Which release of each app is live, and the pages composed of them: the one file that changes. */
  live: join(root, 'live.json'),
  lock: join(root, 'publish.lock'),
  fonts: join(root, 'fonts'),
  composition: (id: string) => join(root, 'composed', id),
  compositions: join(root, 'composed'),
  releases: (app: string) => join(root, releaseUrl(app)),
  release: (app: string, version: string) => join(root, releaseUrl(app), version),
});
export type SiteFolder = ReturnType<typeof siteFolder>;

/** Path of an app's releases, on disk below the site and in URLs alike. */
export const releaseUrl = (app: string) => (app === 'host' ? 'host' : `remotes/${shortName(app)}`);
