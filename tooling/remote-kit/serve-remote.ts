import { waitUntilStopped } from '@emberclutch/server/process/wait-until-stopped.ts';
import { serveForLiveHost } from '../dev/serve-for-live-host.ts';
import { checkSite } from './check-site.ts';
import { findCurrentRemote } from './find-current-remote.ts';

/** Runs `remote-kit dev`: serves the remote from source, for browsers with an override from `/variants`. */
export async function serveRemote({ site, port }: { site: string; port: number }): Promise<void> {
  const app = findCurrentRemote();
  const apps = await checkSite(site);
  const server = await serveForLiveHost(app, port);
  if (!apps.includes(app))
    console.log(
      `${site} has no ${app} yet. First run \`npx pnpm@12 release --site ${site} --preview\` and open the link that it prints.`,
    );
  console.log(`${app} is served from source. Enter its address at ${site}/variants:`);
  console.log(server.url);
  await waitUntilStopped();
  await server.stop();
}
