import { writeFile } from 'node:fs/promises';
import { readComposed } from '../testing/read-composed.ts';
import { publish } from '../testing/publish.ts';
import { liveApps, smallSettings, testPublisher as publisher } from '../testing/small-site.ts';
import { provideTemporarySite } from '../testing/provide-temporary-site.ts';

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

async function release(version: string, pagesOfHost: string[], pagesOfRemote: string[]) {
  const page = (path: string) => ({ path, title: path });
  const host = await site.build({
    app: 'host',
    version,
    server: 'server.cjs',
    pages: ['/', ...pagesOfHost].map(page),
  });
  await writeFile(`${host}/server.cjs`, bundle);
  const pages = pagesOfRemote.map((path) => ({ ...page(path), isRendered: true }));
  const remote = await site.build({ app: 'remote-spawn', version, server: 'server.cjs', pages });
  await writeFile(`${remote}/server.cjs`, remoteBundle);
  await publish(site.folder, { dists: [host, remote], firstSettings: smallSettings, publisher });
}

it('renders each page of a site once, also the placeholders of remotes and the page for unknown paths', async () => {
  await release('1', ['/about'], ['/spawn', '/spawn/:id']);

  for (const [file, path] of [
    ['pages/index.html', '/'],
    ['pages/about.html', '/about'],
    ['pages/spawn.html', '/spawn'],
    ['pages/spawn/[id].html', '/spawn/:id'],
    ['404.html', '/404'],
  ] as const)
    expect(await readComposed(site.folder, file)).toContain(
      `<h1>${path} of Emberclutch</h1><img src="/host/1/emberclutch.svg">`,
    );
});

it('refuses a release whose page throws, and leaves the site as it is', async () => {
  await release('1', [], []);

  await expect(release('2', ['/throws'], [])).rejects.toThrow(
    '/throws cannot be rendered by host 2: no such egg',
  );
  await expect(release('3', [], ['/spawn', '/bug'])).rejects.toThrow(
    '/bug cannot be rendered by remote-spawn 3: egg is undefined',
  );
  expect(await liveApps(site.folder)).toEqual({ host: '1', 'remote-spawn': '1' });
});
