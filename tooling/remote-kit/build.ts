import { buildApps } from '../build/build-apps.ts';
import { checkSite } from './check-site.ts';
import { currentRemote } from './current-remote.ts';

/** `remote-kit build`: into `dist`, against the API of the site. */
export async function build({ site }: { site: string }): Promise<void> {
  const app = currentRemote();
  await checkSite(site);
  const began = performance.now();
  await buildApps([app]);
  console.log(`${app} is built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}
