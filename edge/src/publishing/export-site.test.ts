import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { publish } from '../testing/publish.ts';
import { smallSettings, testPublisher as publisher, provideTemporarySite } from '../testing/small-site.ts';
import { exportSite } from './export-site.ts';

const site = provideTemporarySite();

it('the export writes all files that a static server needs, with routes and headers', async () => {
  const pages = [{ path: '/eggs/:id', title: 'Egg' }];
  const embed = { file: 'emberclutch-aa.js', integrity: 'sha256-AAAA' };
  const host = await site.build({ app: 'host', embed });
  await mkdir(join(host, 'fonts'));
  await writeFile(join(host, 'fonts/display.0a1b.woff2'), 'font');
  const edgeOnlyFiles = ['server.cjs', 'development-1.js'];
  for (const name of edgeOnlyFiles) await writeFile(join(host, name), '{}');
  const dists = [host, await site.build({ app: 'remote-spawn', pages })];
  await publish(site.folder, { dists, firstSettings: smallSettings, publisher });
  await site.publish([{ app: 'remote-spawn', version: '2', pages }]);
  const target = join(site.root, 'out');
  const readExported = (file: string) => readFile(join(target, file), 'utf8');
  const findMissing = async (files: string[]) => {
    const exist = await Promise.all(files.map((file) => pathExists(join(target, file))));
    return files.filter((_, index) => !exist[index]);
  };

  expect(await exportSite(site.folder, target)).toEqual({ hasApi: false, hasSeasonNews: true });

  const { routes, headers } = JSON.parse(await readExported('routes.json'));
  expect(routes).toEqual([
    { path: '/', file: '/pages/index.html', status: 200 },
    { path: '/eggs/:id', file: '/pages/eggs/[id].html', status: 200 },
    { path: '/*', file: '/404.html', status: 404 },
  ]);
  expect(
    await findMissing([
      ...routes.map(({ file }: { file: string }) => file),
      'host/1.0.0-a/entry.js',
      'remotes/spawn/1.0.0-a/routes.js', // open tabs of the previous version
      'remotes/spawn/2/entry.js',
      'fonts/display.0a1b.woff2',
      'embed/v1/emberclutch.js',
      'embed/v1/emberclutch-aa.js',
      'favicon.ico',
      'registry.json',
    ]),
  ).toEqual([]);
  const omittedFiles = ['entry.js.br', ...edgeOnlyFiles].map((name) => `host/1.0.0-a/${name}`);
  expect(await findMissing(omittedFiles)).toEqual(omittedFiles);
  expect(headers['/*']['content-security-policy']).toContain("script-src 'self'");
  const immutable = '  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n';
  // A more specific rule removes the general value, because a browser ignores a header with two values.
  for (const rule of [
    `/host/*\n  access-control-allow-origin: *\n${immutable}`,
    `/embed/v1/emberclutch-aa.js\n  ! access-control-allow-origin\n  access-control-allow-origin: *\n${immutable}`,
  ])
    expect(await readExported('_headers')).toContain(rule);
  expect(await readExported('_redirects')).toContain('/eggs/:id /pages/eggs/[id].html 200\n');
  await expect(exportSite(site.folder, target)).rejects.toThrow('is not empty');
});

it('the export writes the feed with the seasons that have begun, or without seasons if the provider does not answer', async () => {
  const cycle = { id: 1, opensAt: 1_774_000_000, closesAt: 1_774_100_000, eggs: { count: 5 } };
  const calendar = { seasons: [{ season: 'EARTH', age: 1, cycles: [cycle] }] };
  const provider = createServer((_request, response) => response.end(JSON.stringify(calendar)));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  // Cast: a TCP server has no path.
  const { port } = provider.address() as AddressInfo;
  const story = {
    path: '/news/a',
    title: 'First',
    date: '2026-03-01',
    summary: 'Early',
    html: '<p>Cold</p>',
  };
  const host = await site.build({ app: 'host', news: [story] });
  const firstSettings = { ...smallSettings, SITE_API_BASE: `http://127.0.0.1:${port}` };
  await publish(site.folder, { dists: [host], firstSettings, publisher });
  const exportTo = async (target: string) => {
    const { hasSeasonNews } = await exportSite(site.folder, join(site.root, target));
    const feed = await readFile(join(site.root, target, 'news.xml'), 'utf8');
    return { hasSeasonNews, ids: Array.from(feed.matchAll(/<entry>\n<id>(.*)<\/id>/g), ([, id]) => id) };
  };

  const storyId = 'https://eggs.example/news/a';
  expect(await exportTo('with-seasons')).toEqual({
    hasSeasonNews: true,
    ids: ['https://eggs.example/seasons#earth-1', storyId],
  });
  provider.close();
  expect(await exportTo('without-seasons')).toEqual({ hasSeasonNews: false, ids: [storyId] });
});
