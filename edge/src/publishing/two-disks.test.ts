import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { variantsRoute } from '../variants/variants-route.ts';
import { createLivePartsReader } from '../rendering/compose.ts';
import { readSiteState } from '../releases/read-site-state.ts';
import { readServedSite, writeLiveSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { createSiteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { storeRelease } from '../releases/store-release.ts';
import { PageReports } from '../page-reports/page-reports.ts';
import { ResponseCache } from '../rendering/response-cache.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { serveSite } from '../serving/serve-site.ts';
import { followSite } from '../serving/follow-site.ts';
import { readCookies, submitForm } from '../testing/submit-form.ts';
import { listLiveApps, testPublisher as publisher, provideTemporarySite } from '../testing/small-site.ts';
import { createTemporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { offerCandidate } from './offer-candidate.ts';
import { rollBackSwitch } from './roll-back-app.ts';
import { followStore } from './follow-store.ts';

const site = provideTemporarySite();

describe.each(['folder', 's3'] as const)('two disks with a store in %s', (kind) => {
  let store: TemporaryStore;
  let firstDisk: SiteFolder;
  let secondDisk: SiteFolder;
  let edges: FastifyInstance[];

  beforeEach(async () => {
    edges = [];
    store = await createTemporaryStore(kind);
    firstDisk = createSiteFolder(join(site.root, 'first'), store.connect());
    secondDisk = createSiteFolder(join(site.root, 'second'), store.connect());
    await release(firstDisk, 'host 1', 'remote-spawn 1');
    await followStore(secondDisk);
  });

  afterEach(async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    await store.remove();
  });

  const parseApp = (name: string) => {
    const [app = '', version = ''] = name.split(' ');
    return { app, version, ...(app === 'remote-spawn' && { pages: [{ path: '/spawn', title: version }] }) };
  };
  const release = (folder: SiteFolder, ...names: string[]) => site.publish(names.map(parseApp), {}, folder);

  async function readState(folder: SiteFolder): Promise<LiveSite> {
    const state = await readServedSite(folder);
    if (!state) throw new Error('Nothing is live.');
    return state;
  }

  async function openTestEdge(folder: SiteFolder): Promise<FastifyInstance> {
    const edge = fastify();
    edges.push(edge);
    const fetchFile = followSite(edge, folder);
    const readParts = createLivePartsReader(folder);
    const operator = new OperatorAccess('token-of-the-operator');
    const overrideRules = { origins: [], publicUrl: null, operator };
    await edge.register(variantsRoute, { folder, readParts, overrideRules });
    const responses = new ResponseCache(edge);
    const renderer = new PageRenderer({ responses, folder, pageReports: new PageReports() });
    edge.addHook('onClose', () => renderer.close());
    await edge.register(serveSite, { folder, fetchFile, readParts, overrideRules, responses, renderer });
    return edge;
  }

  it('two edges give a visitor the same canary, and each shows a preview that was stored on the other', async () => {
    const offer = async (version: string, share: number | null) => {
      await storeRelease(firstDisk, await site.build(parseApp(`remote-spawn ${version}`)));
      const releases = [{ app: 'remote-spawn', version }];
      return offerCandidate(firstDisk, { releases, share, again: false, publisher });
    };
    const preview = await offer('2', null);
    await offer('3', 100);
    await followStore(secondDisk);
    const [first, second] = [await openTestEdge(firstDisk), await openTestEdge(secondDisk)];
    const headers = { host: 'localhost:3000', 'sec-fetch-mode': 'navigate' };

    const page = await first.inject({ url: '/spawn', headers });
    const secondPage = await second.inject({
      url: '/spawn',
      headers: { ...headers, cookie: readCookies(page), 'if-none-match': String(page.headers.etag) },
    });
    expect(page.body).toContain('<title>3 ');
    expect([secondPage.statusCode, secondPage.headers['set-cookie']]).toEqual([304, undefined]);

    const choice = await submitForm(
      second,
      '/variants/preview',
      { candidate: preview.id, path: '/spawn' },
      headers,
    );
    const previewPage = await second.inject({
      url: '/spawn',
      headers: { ...headers, cookie: readCookies(choice) },
    });
    expect(previewPage.body).toContain('<title>2 ');
    expect((await second.inject('/remotes/spawn/2/entry.js')).statusCode).toBe(200);
  });

  it('an edge continues to serve when its disk vanishes, completely or in part', async () => {
    const edge = await openTestEdge(secondDisk);
    const readFiles = async () =>
      Promise.all(['/spawn', '/remotes/spawn/1/entry.js'].map(async (url) => (await edge.inject(url)).body));
    const initialFiles = await readFiles();

    await rm(secondDisk.root, { recursive: true });
    expect(await readFiles()).toEqual(initialFiles);
    await rm(secondDisk.compositions, { recursive: true });
    await followStore(secondDisk);
    expect(await readFiles()).toEqual(initialFiles);
    expect((await readSiteState(secondDisk)).switches).toHaveLength(1);
  });

  it('releases from both disks go live, even from the disk that is behind', async () => {
    await release(firstDisk, 'remote-spawn 2');
    await release(secondDisk, 'host 2');
    await followStore(firstDisk);

    expect(await listLiveApps(firstDisk)).toEqual({ host: '2', 'remote-spawn': '2' });
    expect(await listLiveApps(secondDisk)).toEqual(await listLiveApps(firstDisk));
    expect((await readSiteState(secondDisk)).switches.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('concurrent publishers on two disks lose no release', async () => {
    await Promise.all([
      ...['2', '3', '4'].map((version) => release(firstDisk, `remote-spawn ${version}`)),
      ...['a', 'b', 'c'].map((name) => release(secondDisk, `remote-${name} 1`)),
    ]);
    await followStore(firstDisk);
    await followStore(secondDisk);

    const apps = ['host', 'remote-a', 'remote-b', 'remote-c', 'remote-spawn'];
    expect(Object.keys(await listLiveApps(firstDisk)).toSorted()).toEqual(apps);
    expect(await listLiveApps(secondDisk)).toEqual(await listLiveApps(firstDisk));
    expect((await readState(firstDisk)).number).toBe(7);
  });

  it('an edge serves files of a release referenced by a page of the other edge, before it has followed the store', async () => {
    await release(firstDisk, 'remote-spawn 2');
    const [ahead, behind] = [await openTestEdge(firstDisk), await openTestEdge(secondDisk)];
    const page = (await ahead.inject('/spawn')).body;
    const [, script = ''] = /href="(\/remotes\/spawn\/2\/[^"]+)"/.exec(page) ?? [];

    const file = await behind.inject(script);

    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await behind.inject('/remotes/spawn/9/entry.js')).statusCode).toBe(404);
  });

  it('an edge serves a script for pages of other sites that is older than the releases of its disk', async () => {
    const embed = { file: 'emberclutch-aa.js', integrity: 'sha256-AAAA' };
    await site.publish([{ ...parseApp('host 2'), embed }], {}, firstDisk);
    await release(firstDisk, 'host 3');
    await followStore(secondDisk);

    const script = await (await openTestEdge(secondDisk)).inject('/embed/v1/emberclutch-aa.js');

    expect(script.body).toContain('elements 2');
  });

  it('an edge rolls back to a release whose files are only on the other disk', async () => {
    await release(firstDisk, 'remote-spawn 2');
    await rm(secondDisk.root, { recursive: true });
    await followStore(secondDisk);

    await rollBackSwitch(secondDisk, { publisher });

    expect(await listLiveApps(secondDisk)).toEqual({ host: '1', 'remote-spawn': '1' });
  });

  it('an edge continues with the switch in the store after its publisher was killed', async () => {
    const initialState = await readState(secondDisk);
    await release(secondDisk, 'remote-spawn 2');
    // Recreates the state that a kill leaves after the store switched, before the disk did.
    await writeLiveSite(secondDisk, initialState);

    await release(secondDisk, 'host 2');

    expect(await listLiveApps(secondDisk)).toEqual({ host: '2', 'remote-spawn': '2' });
  });
});
