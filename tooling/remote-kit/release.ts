import { currentPublisher } from '../build/current-publisher.ts';
import { distOf } from '../federation/apps.ts';
import { describeOffer } from '../publish/describe-offer.ts';
import { readAudience } from '../publish/read-audience.ts';
import { RemoteSite } from '../publish/remote-site.ts';
import { storeBuilds } from '../publish/store-builds.ts';
import { build } from './build.ts';
import { currentRemote } from './current-remote.ts';

interface Options {
  site: string;
  again: boolean;
  /** The share of a canary: `5%`. */
  canary: string | undefined;
  preview: boolean;
}

/**
 * `remote-kit release`: builds the remote and makes it live, or gives it to some visitors alongside the live site. The edge of the
 * site checks it, and stores it.
 */
export async function release({ site, again, canary, preview }: Options): Promise<void> {
  const { RELEASE_TOKEN: token, RELEASE_USER: by = null, RELEASE_COMMIT: commit = null } = process.env;
  if (!token) throw new Error('Set RELEASE_TOKEN to the token of your team.');
  const audience = readAudience({ canary, preview });
  const app = currentRemote();
  await build({ site, isReused: true });
  const began = performance.now();
  const edge = new RemoteSite(site, token);
  const publisher = await currentPublisher({ by, commit });
  const releases = await storeBuilds(edge, [distOf(app)]);
  if (audience) {
    const offer = await edge.offer({ releases, ...audience, again, ...publisher });
    console.log(describeOffer(offer, site));
    return;
  }
  const withdrawn = again ? 'release' : 'refuse';
  const { fresh, notes } = await edge.release({ releases, withdrawn, ...publisher });
  const [live] = fresh;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(
    live ? `${app} ${live.version} is live, after ${seconds} s.` : `${app}: this version is live already.`,
  );
  for (const note of notes) console.log(note);
}
