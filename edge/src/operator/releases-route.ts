import fastifyPlugin from 'fastify-plugin';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { releasesPage, releasesPath, releasesPolicy } from './releases-page.ts';

/** `/releases`: what is and was live, for operators. */
export const releasesRoute = fastifyPlugin<{ folder: SiteFolder; operator: OperatorAccess }>(
  async (app, { folder, operator }) => {
    app.get(releasesPath, async (request, reply) => {
      if (operator.openByLink(request, reply)) return reply;
      if (!operator.isAllowed(request)) return reply.callNotFound();
      const state = await readSiteState(folder, beforeIn(request.url));
      return reply
        .headers({ 'content-security-policy': releasesPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(releasesPage(state));
    });
  },
  { name: 'releases' },
);

/** The number of `?before=40`; undefined for the newest switches. */
function beforeIn(url: string): number | undefined {
  const number = Number(new URL(url, 'http://site.invalid').searchParams.get('before'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
