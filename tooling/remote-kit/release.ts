import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { readAudience } from '../publish/read-audience.ts';
import { releaseBuilds } from '../publish/release-builds.ts';
import { RemoteSite } from '../publish/remote-site.ts';

import { build } from './build.ts';
import { findCurrentRemote } from './find-current-remote.ts';

interface Options {
  site: string;
  again: boolean;
  /** The share of a canary: `5%`. */
  canary: string | undefined;
  preview: boolean;
}

/**
 * `remote-kit release`: builds the remote and makes it live, or offers it to some visitors instead of the live version. The edge of the
 * site checks and stores it.
 */
export async function release({ site, again, canary, preview }: Options): Promise<void> {
  const { RELEASE_TOKEN: token, RELEASE_USER: by = null, RELEASE_COMMIT: commit = null } = process.env;
  if (!token) throw new Error('Set RELEASE_TOKEN to the token of your team.');
  const audience = readAudience({ canary, preview });
  const app = findCurrentRemote();
  await build({ site, isReused: true });
  const began = performance.now();
  const publisher = await readCurrentPublisher({ by, commit });
  const order = { audience, again, publisher, address: site };
  for (const line of await releaseBuilds(new RemoteSite(site, token), [app], order)) console.log(line);
  console.log(`Done in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}
