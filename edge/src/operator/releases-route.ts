import fastifyPlugin from 'fastify-plugin';
import type { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { listSwitches } from '../releases/list-switches.ts';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readReleases } from '../releases/store-release.ts';
import { releasesPage, releasesPath, releasesPolicy } from './releases-page.ts';

/** Switches on one page. */
const limit = 20;

/** `/releases`: what is and was live, for operators. */
export const releasesRoute = fastifyPlugin<{ folder: SiteFolder; operator: OperatorAccess }>(
  async (app, { folder, operator }) => {
    app.get(releasesPath, async (request, reply) => {
      if (operator.openByLink(request, reply)) return reply;
      if (!operator.isAllowed(request)) return reply.callNotFound();
      const live = await readLiveSite(folder);
      const page = releasesPage({
        releases: live ? await readReleases(folder, liveVersions(live)) : [],
        retired: live?.retired ?? [],
        history: await listSwitches(folder, { before: beforeIn(request.url), limit }),
      });
      return reply
        .headers({ 'content-security-policy': releasesPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(page);
    });
  },
  { name: 'releases' },
);

/** The number of `?before=40`; undefined for the newest switches. */
function beforeIn(url: string): number | undefined {
  const number = Number(new URL(url, 'http://site.invalid').searchParams.get('before'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
