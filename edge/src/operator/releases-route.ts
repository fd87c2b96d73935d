import fastifyPlugin from 'fastify-plugin';
import { isLoopbackRequest } from '@emberclutch/server/http/is-loopback-request.ts';
import { listReleases } from '../releases/list-releases.ts';
import { releasesPage, releasesPolicy } from './releases-page.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** `/releases`: what is and was live, for requests from this machine only. */
export const releasesRoute = fastifyPlugin<{ folder: SiteFolder }>(
  async (app, { folder }) => {
    app.get('/releases', async (request, reply) => {
      if (!isLoopbackRequest(request)) return reply.callNotFound();
      return reply
        .headers({ 'content-security-policy': releasesPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(releasesPage(await listReleases(folder)));
    });
  },
  { name: 'releases' },
);
