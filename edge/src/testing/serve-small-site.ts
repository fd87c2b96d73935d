import fastify from 'fastify';
import type { RemotePage } from '@emberclutch/shared/contract/site';
import { publish } from '../publish.ts';
import { serveSite } from '../serve-site.ts';
import { smallBuild } from './small-build.ts';
import { smallSiteInput, temporarySite, testPublisher } from './small-site.ts';

/** Serves a temporary site of a host and one remote. Close it after use. @param pages of the remote */
export async function serveSmallSite(pages: RemotePage[]) {
  const site = await temporarySite();
  const dists = [
    await smallBuild(site.root, { app: 'host' }),
    await smallBuild(site.root, { app: 'remote-hatchery', pages }),
  ];
  await publish(site.folder, { dists, site: smallSiteInput, publisher: testPublisher });
  const app = fastify();
  await app.register(serveSite, { folder: site.folder });
  return {
    app,
    site,
    async close() {
      await app.close();
      await site.remove();
    },
  };
}
