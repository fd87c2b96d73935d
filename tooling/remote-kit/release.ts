import { currentPublisher } from '../build/current-publisher.ts';
import { distOf } from '../federation/apps.ts';
import { releaseBuilds } from '../publish/release-builds.ts';
import { RemoteSite } from '../publish/remote-site.ts';
import { build } from './build.ts';
import { currentRemote } from './current-remote.ts';

/** `remote-kit release`: builds the remote and makes it live. The edge of the site checks it, and stores it. */
export async function release({ site, again }: { site: string; again: boolean }): Promise<void> {
  const { RELEASE_TOKEN: token, RELEASE_BY: by = null, RELEASE_COMMIT: commit = null } = process.env;
  if (!token) throw new Error('Set RELEASE_TOKEN to the token of your team.');
  await build({ site });
  const app = currentRemote();
  const began = performance.now();
  const { fresh, notes } = await releaseBuilds(new RemoteSite(site, token), {
    dists: [distOf(app)],
    publisher: await currentPublisher({ by, commit }),
    withdrawn: again ? 'release' : 'refuse',
  });
  const [live] = fresh;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(
    live ? `${app} ${live.version} is live, after ${seconds} s.` : `${app}: this version is live already.`,
  );
  for (const note of notes) console.log(note);
}
