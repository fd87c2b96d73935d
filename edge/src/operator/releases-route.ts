import fastifyPlugin from 'fastify-plugin';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { listReleases } from '../releases/list-releases.ts';
import { releasesPage, releasesPolicy } from './releases-page.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** `/releases`: what is and was live, for operators. */
export const releasesRoute = fastifyPlugin<{ folder: SiteFolder; operator: OperatorAccess }>(
  async (app, { folder, operator }) => {
    app.get('/releases', async (request, reply) => {
      if (operator.openByLink(request, reply)) return reply;
      if (!operator.isAllowed(request)) return reply.callNotFound();
      return reply
        .headers({ 'content-security-policy': releasesPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(releasesPage(await listReleases(folder)));
    });
  },
  { name: 'releases' },
);
