import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { readAudience } from '../publish/read-audience.ts';
import { releaseBuilds } from '../publish/release-builds.ts';
import { RemoteSite } from '../publish/remote-site.ts';
import { build } from './build.ts';
import { findCurrentRemote } from './find-current-remote.ts';

interface Options {
  site: string;
  again: boolean;
  /** The share of a canary, such as `5%`. */
  canary: string | undefined;
  preview: boolean;
}

/** Runs `remote-kit release`: builds the remote, and makes it live or offers it to some visitors. */
export async function release({ site, again, canary, preview }: Options): Promise<void> {
  const { RELEASE_TOKEN: token, RELEASE_USER: by = null, RELEASE_COMMIT: commit = null } = process.env;
  if (!token) throw new Error('Set RELEASE_TOKEN to the token of your team.');
  const audience = readAudience({ canary, preview });
  const app = findCurrentRemote();
  await build({ site, shouldReuse: true });
  const startedAt = performance.now();
  const publisher = await readCurrentPublisher({ by, commit });
  const options = { audience, again, publisher, address: site };
  for (const line of await releaseBuilds(new RemoteSite(site, token), [app], options)) console.log(line);
  console.log(`Done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
}
