import { rm, writeFile } from 'node:fs/promises';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { storeRelease } from '../releases/store-release.ts';
import { readComposedFile } from '../testing/read-composed-file.ts';
import { publish } from '../testing/publish.ts';
import {
  listLiveApps,
  smallSettings,
  testPublisher as publisher,
  provideTemporarySite,
} from '../testing/small-site.ts';

const site = provideTemporarySite();

const bundle = `
  exports.sharedLibraries = {};
  exports.prerender = async (path, { name, slug }) => {
    if (path === '/throws') throw new Error('no such egg');
    return { html: '<h1>' + path + ' of ' + name + '</h1><img src="__release_base__/' + slug + '.svg">', style: '' };
  };
  exports.render = async (address) => {
    await fetch('/v1/eggs').catch(() => null);
    globalThis.remote_spawn.render(address);
    return { html: '', style: '', from: { at: 1, answers: [] } };
  };`;

const remoteBundle = `exports.render = (address) => { if (address === '/bug') throw new Error('egg is undefined'); };`;

async function writeBuilds(version: string, hostPages: string[], remotePages: string[]) {
  const createPage = (path: string) => ({ path, title: path });
  const host = await site.build({
    app: 'host',
    version,
    server: 'server.cjs',
    pages: ['/', ...hostPages].map(createPage),
  });
  await writeFile(`${host}/server.cjs`, bundle);
  const pages = remotePages.map((path) => ({ ...createPage(path), isRendered: true }));
  const remote = await site.build({ app: 'remote-spawn', version, server: 'server.cjs', pages });
  await writeFile(`${remote}/server.cjs`, remoteBundle);
  return [host, remote];
}

const release = async (...options: Parameters<typeof writeBuilds>) =>
  publish(site.folder, { dists: await writeBuilds(...options), firstSettings: smallSettings, publisher });

it('the publisher renders each page of a site, including the placeholders of remotes and the page for unknown paths', async () => {
  await release('1', ['/about'], ['/spawn', '/spawn/:id']);

  for (const [file, path] of [
    ['pages/index.html', '/'],
    ['pages/about.html', '/about'],
    ['pages/spawn.html', '/spawn'],
    ['pages/spawn/[id].html', '/spawn/:id'],
    ['404.html', '/404'],
  ] as const)
    expect(await readComposedFile(site.folder, file)).toContain(
      `<h1>${path} of Emberclutch</h1><img src="/host/1/emberclutch.svg">`,
    );
});

it('the publisher renders the pages again if the disk no longer has them', async () => {
  await release('1', [], []);
  await rm(site.folder.compositions, { recursive: true });

  expect(await readComposedFile(site.folder, 'pages/index.html')).toContain('<h1>/ of Emberclutch</h1>');
});

it('the publisher refuses a release or a candidate whose page throws, and leaves the site as it is', async () => {
  await release('1', [], []);

  await expect(release('2', ['/throws'], [])).rejects.toThrow(
    '/throws cannot be rendered by host 2: no such egg',
  );
  await expect(release('3', [], ['/spawn', '/bug'])).rejects.toThrow(
    '/bug cannot be rendered by remote-spawn 3: egg is undefined',
  );
  const [, remote = ''] = await writeBuilds('4', [], ['/bug']);
  const releases = [await storeRelease(site.folder, remote)];
  await expect(offerCandidate(site.folder, { releases, share: 5, again: false, publisher })).rejects.toThrow(
    '/bug cannot be rendered by remote-spawn 4: egg is undefined',
  );
  const live = await readLiveSite(site.folder);
  expect([live?.candidates, await listLiveApps(site.folder)]).toEqual([
    [],
    { host: '1', 'remote-spawn': '1' },
  ]);
});
