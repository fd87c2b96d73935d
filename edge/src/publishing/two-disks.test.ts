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
import { Evidence } from '../evidence/evidence.ts';
import { AnswerCache } from '../rendering/answer-cache.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { serveSite } from '../serving/serve-site.ts';
import { followSite } from '../serving/follow-site.ts';
import { readCookies, press } from '../testing/press.ts';
import { liveApps, testPublisher as publisher, provideTemporarySite } from '../testing/small-site.ts';
import { createTemporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { offerCandidate } from './offer-candidate.ts';
import { rollbackSwitch } from './rollback.ts';
import { followStore } from './follow-store.ts';

const site = provideTemporarySite();

describe.each(['folder', 's3'] as const)('two disks with a store in %s', (kind) => {
  let store: TemporaryStore;
  let one: SiteFolder;
  let other: SiteFolder;
  let edges: FastifyInstance[];

  beforeEach(async () => {
    edges = [];
    store = await createTemporaryStore(kind);
    one = createSiteFolder(join(site.root, 'one'), store.connect());
    other = createSiteFolder(join(site.root, 'other'), store.connect());
    await release(one, 'host 1', 'remote-spawn 1');
    await followStore(other);
  });

  afterEach(async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    await store.remove();
  });

  const app = (name: string) => {
    const [app = '', version = ''] = name.split(' ');
    return { app, version, ...(app === 'remote-spawn' && { pages: [{ path: '/spawn', title: version }] }) };
  };
  const release = (folder: SiteFolder, ...names: string[]) => site.publish(names.map(app), {}, folder);

  async function liveState(folder: SiteFolder): Promise<LiveSite> {
    const state = await readServedSite(folder);
    if (!state) throw new Error('Nothing is live.');
    return state;
  }

  async function serve(folder: SiteFolder): Promise<FastifyInstance> {
    const edge = fastify();
    edges.push(edge);
    const fetchFile = followSite(edge, folder);
    const readParts = createLivePartsReader(folder);
    const operator = new OperatorAccess('token-of-the-operator');
    const overrideRules = { origins: [], publicUrl: null, operator };
    await edge.register(variantsRoute, { folder, readParts, overrideRules });
    const answers = new AnswerCache(edge);
    const renderer = new PageRenderer({ answers, folder, evidence: new Evidence() });
    edge.addHook('onClose', () => renderer.close());
    await edge.register(serveSite, { folder, fetchFile, readParts, overrideRules, answers, renderer });
    return edge;
  }

  it('two edges give a visitor the same canary, and each shows a preview that was stored on the other one', async () => {
    const offer = async (version: string, share: number | null) => {
      await storeRelease(one, await site.build(app(`remote-spawn ${version}`)));
      const releases = [{ app: 'remote-spawn', version }];
      return offerCandidate(one, { releases, share, again: false, publisher });
    };
    const preview = await offer('2', null);
    await offer('3', 100);
    await followStore(other);
    const [first, second] = [await serve(one), await serve(other)];
    const headers = { host: 'localhost:3000', 'sec-fetch-mode': 'navigate' };

    const page = await first.inject({ url: '/spawn', headers });
    const again = await second.inject({
      url: '/spawn',
      headers: { ...headers, cookie: readCookies(page), 'if-none-match': String(page.headers.etag) },
    });
    expect(page.body).toContain('<title>3 ');
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([304, undefined]);

    const chosen = await press(
      second,
      '/variants/preview',
      { candidate: preview.id, path: '/spawn' },
      headers,
    );
    const previewed = await second.inject({
      url: '/spawn',
      headers: { ...headers, cookie: readCookies(chosen) },
    });
    expect(previewed.body).toContain('<title>2 ');
    expect((await second.inject('/remotes/spawn/2/entry.js')).statusCode).toBe(200);
  });

  it('an edge continues to serve when its disk vanishes, completely or in part', async () => {
    const edge = await serve(other);
    const pages = async () =>
      Promise.all(['/spawn', '/remotes/spawn/1/entry.js'].map(async (url) => (await edge.inject(url)).body));
    const before = await pages();

    await rm(other.root, { recursive: true });
    expect(await pages()).toEqual(before);
    await rm(other.compositions, { recursive: true });
    await followStore(other);
    expect(await pages()).toEqual(before);
    expect((await readSiteState(other)).switches).toHaveLength(1);
  });

  it('releases of both disks go live, even of the disk that is behind', async () => {
    await release(one, 'remote-spawn 2');
    await release(other, 'host 2');
    await followStore(one);

    expect(await liveApps(one)).toEqual({ host: '2', 'remote-spawn': '2' });
    expect(await liveApps(other)).toEqual(await liveApps(one));
    expect((await readSiteState(other)).switches.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('concurrent publishers on two disks lose no release', async () => {
    await Promise.all([
      ...['2', '3', '4'].map((version) => release(one, `remote-spawn ${version}`)),
      ...['a', 'b', 'c'].map((name) => release(other, `remote-${name} 1`)),
    ]);
    await followStore(one);
    await followStore(other);

    const apps = ['host', 'remote-a', 'remote-b', 'remote-c', 'remote-spawn'];
    expect(Object.keys(await liveApps(one)).toSorted()).toEqual(apps);
    expect(await liveApps(other)).toEqual(await liveApps(one));
    expect((await liveState(one)).number).toBe(7);
  });

  it('an edge serves files of a release that a page of the other edge names, before it has followed', async () => {
    await release(one, 'remote-spawn 2');
    const [ahead, behind] = [await serve(one), await serve(other)];
    const page = (await ahead.inject('/spawn')).body;
    const [, script = ''] = /href="(\/remotes\/spawn\/2\/[^"]+)"/.exec(page) ?? [];

    const file = await behind.inject(script);

    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await behind.inject('/remotes/spawn/9/entry.js')).statusCode).toBe(404);
  });

  it('an edge serves a script for pages of other sites that is older than the releases of its disk', async () => {
    const embed = { file: 'emberclutch-aa.js', integrity: 'sha256-AAAA' };
    await site.publish([{ ...app('host 2'), embed }], {}, one);
    await release(one, 'host 3');
    await followStore(other);

    const script = await (await serve(other)).inject('/embed/v1/emberclutch-aa.js');

    expect(script.body).toContain('elements 2');
  });

  it('an edge rolls back to a release whose files are only on the other disk', async () => {
    await release(one, 'remote-spawn 2');
    await rm(other.root, { recursive: true });
    await followStore(other);

    await rollbackSwitch(other, { publisher });

    expect(await liveApps(other)).toEqual({ host: '1', 'remote-spawn': '1' });
  });

  it('an edge continues with the switch in the store when its publisher was killed', async () => {
    const before = await liveState(other);
    await release(other, 'remote-spawn 2');
    // The state after a kill between the switches of store and disk.
    await writeLiveSite(other, before);

    await release(other, 'host 2');

    expect(await liveApps(other)).toEqual({ host: '2', 'remote-spawn': '2' });
  });
});
