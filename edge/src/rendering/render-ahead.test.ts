import fastify from 'fastify';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { createLivePartsReader } from './compose.ts';
import { PageReports } from '../page-reports/page-reports.ts';
import { publish } from '../testing/publish.ts';
import { writeSmallBuild } from '../testing/small-build.ts';
import { smallSettings, createTemporarySite, testPublisher } from '../testing/small-site.ts';
import { ResponseCache } from './response-cache.ts';
import { PageRenderer } from './page-renderer.ts';
import { renderAhead } from './render-ahead.ts';

it('the edge renders the live site when it opens, and again after a switch', async () => {
  const site = await createTemporarySite();
  const release = async (version: string) => {
    const dist = await writeSmallBuild(site.root, { app: 'host', version });
    await publish(site.folder, { dists: [dist], firstSettings: smallSettings, publisher: testPublisher });
  };
  await release('1');
  const app = fastify();
  const renderer = new PageRenderer({
    responses: new ResponseCache(app),
    folder: site.folder,
    pageReports: new PageReports(),
  });
  let next = Promise.withResolvers<CompositionParts>();
  jest.spyOn(renderer, 'warm').mockImplementation(async (parts) => next.resolve(parts));
  await app.register(renderAhead, {
    folder: site.folder,
    readParts: createLivePartsReader(site.folder),
    renderer,
  });

  await app.listen({ host: '127.0.0.1', port: 0 });
  const first = await next.promise;
  next = Promise.withResolvers();
  await release('2');
  const second = await next.promise;

  expect([first.host.version, second.host.version]).toEqual(['1', '2']);
  await app.close();
  await site.remove();
});
