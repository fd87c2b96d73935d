import * as z from 'zod/mini';
import { RemotePage } from '@emberclutch/shared/contract/site';

/** What a build says of itself: `release.json`, beside its files. */
export const Release = z.object({
  /** Folder name in the workspace: `host`, `remote-spawn`. */
  app: z.string().check(z.regex(/^(host|remote-[a-z0-9-]+)$/)),
  /** Version of the package and a digest of what was built: the same files have the same version. */
  version: z.string().check(z.regex(/^[\w.+-]+$/)),
  container: z.string(),
  /** The script to start with, relative to the release. */
  entry: z.string(),
  /** SRI digest of the entry. */
  integrity: z.string(),
  /** Scripts that every page of this app needs besides the entry. */
  preload: z.array(z.string()),
  /** The host's: scripts that a page of a remote needs of it besides. */
  preloadForRemotes: z._default(z.array(z.string()), []),
  pages: z.array(RemotePage),
  /** Shared modules: the host's exact versions, or the ranges that a remote asks for. */
  shared: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof Release>;

/** `remote-spawn` -> `spawn`: how the registry and URLs call a remote. */
export const shortName = (app: string) => app.replace(/^remote-/, '');
