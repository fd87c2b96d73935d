import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import { Release } from '@emberclutch/contract/site/release.ts';
import { publish } from '@emberclutch/edge/testing/publish.ts';
import { readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { computeIntegrity } from '@emberclutch/tooling/webpack/chunk-integrity.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { copySite } from '../suite/copy-site.ts';
import { listen } from '../suite/file-server.ts';
import { startEdge } from '../suite/start-suite.ts';

const { openPage } = setUpBrowser();

it('a site keeps open and pinned pages of other sites working through a release of the elements', async () => {
  const site = copySite();
  const folder = createSiteFolder(join(site.dataDir, 'site'));
  const edge = await startEdge(site.settings);
  const fetchJson = async (path: string) => (await fetch(edge.url + path)).json();
  const { assets }: AssetPage = await fetchJson('/v1/assets/dragons?limit=1&page=0');
  const before: EmbedRelease = await fetchJson('/embed/v1/release.json');
  const pinned = `src="${edge.url}${before.pinned}" integrity="${before.integrity}" crossorigin="anonymous"`;
  const latest = `src="${edge.url}${before.latest}"`;
  const card = `${edge.url}/v1/assets/${assets[0]?.id}`;
  const preload = `<link rel="preload" as="fetch" href="${card}" crossorigin referrerpolicy="no-referrer">`;
  const wiki = await listen(({ url }, response) => {
    if (url !== '/pinned' && url !== '/latest') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end(`<!doctype html><html lang="en"><title>Wiki</title>
      ${url === '/latest' ? preload : ''}<script type="module" ${url === '/pinned' ? pinned : latest}></script>
      <emberclutch-asset number="${assets[0]?.id}"></emberclutch-asset>
      <div style="height: 3000px"></div><emberclutch-world></emberclutch-world>`);
  });
  const openedPages: Page[] = [];
  const openWikiPage = async (path: string) => {
    const page = await openPage();
    openedPages.push(page);
    const failedUrls: string[] = [];
    page.on('response', (response) => void (response.ok() || failedUrls.push(response.url())));
    const cardRequests: string[] = [];
    page.on('request', (request) => request.url() === card && cardRequests.push(request.url()));
    await page.goto(wiki.origin + path);
    await page.locator('emberclutch-asset').getByRole('link').waitFor();
    expect(cardRequests).toEqual([card]);
    const world = page.locator('emberclutch-world');
    const openWorld = async (linkName: string) => {
      await world.evaluate((element) => element.scrollIntoView());
      await world.getByRole('link', { name: linkName }).waitFor();
    };
    const reloadAsset = () =>
      page.locator('emberclutch-asset').evaluate((element) => Reflect.get(element, 'reload').call(element));
    /** Removes the world, because without a graphics card, the processor would draw it for as long as it is open. */
    const closeWorld = () => world.evaluate((element) => element.remove());
    return { page, failedUrls, openWorld, closeWorld, reloadAsset };
  };
  try {
    // The second page has not loaded the script of its world yet.
    const pinnedPage = await openWikiPage('/pinned');
    const latestPage = await openWikiPage('/latest');

    const world = await releaseNewElements(folder);
    expect(await fetchJson('/embed/v1/release.json')).toMatchObject({ latest: before.latest, world });

    await pinnedPage.reloadAsset();
    await pinnedPage.page.reload();
    await pinnedPage.page.locator('emberclutch-asset').getByRole('link').waitFor();

    const worldResponse = latestPage.page.waitForResponse((response) => response.url() === edge.url + world);
    await latestPage.openWorld('The whole world');
    expect((await worldResponse).ok()).toBe(true);
    await latestPage.reloadAsset();
    await latestPage.closeWorld();

    const newPage = await openWikiPage('/latest');
    await newPage.openWorld('The whole new world');
    expect([pinnedPage, latestPage, newPage].flatMap(({ failedUrls }) => failedUrls)).toEqual([]);
  } finally {
    // Leaves the pages, because a world that is still loading pictures would report that the edge has stopped.
    for (const page of openedPages) await page.goto('about:blank');
    await edge.stop();
    wiki.close();
    site.remove();
  }
});

/** Releases host and hatchery, each with a changed script for other sites. @returns the path of the world's new script */
async function releaseNewElements(folder: SiteFolder): Promise<string> {
  const live = await readLiveSite(folder);
  const dists = ['host', 'remote-hatchery'].map((app) => {
    const { version = '' } = live?.apps[app] ?? {};
    const dist = join(folder.root, `next-${app}`);
    cpSync(folder.release(app, version), dist, { recursive: true });
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
      if (/\.(br|gz)$/.test(file)) rmSync(join(dist, file));
    const file = join(dist, 'release.json');
    const release = Release.parse(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(
      file,
      JSON.stringify({ ...release, ...changeScript(dist, release), version: `${version}-next` }),
    );
    return dist;
  });
  const { fresh } = await publish(folder, { dists, publisher: { by: 'tester', commit: null } });
  return `/remotes/hatchery/${fresh.find(({ world }) => world !== undefined)?.version}/embed/world.js`;
}

/** @returns the part of the release description that concerns the script */
function changeScript(dist: string, { embed, world }: Release): Partial<Release> {
  if (world !== undefined) {
    const script = Buffer.from(`${readFileSync(join(dist, world), 'utf8')}\n// next`);
    writeFileSync(join(dist, world), script);
    return { worldIntegrity: computeIntegrity(script) };
  }
  if (!embed) throw new Error('The host has no script for other sites');
  const oldFile = join(dist, 'embed', embed.file);
  const text = readFileSync(oldFile, 'utf8').replace('The whole world', 'The whole new world');
  const file = 'emberclutch-00000000000000ff.js';
  renameSync(oldFile, join(dist, 'embed', file));
  writeFileSync(join(dist, 'embed', file), text);
  return { embed: { file, integrity: computeIntegrity(Buffer.from(text)) } };
}
