import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { choicesRoute } from '../choices/choices-route.ts';
import { livePartsReader } from '../composition/live-parts-reader.ts';
import { listSwitches } from '../releases/list-switches.ts';
import { liveVersions, readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import { siteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { storeRelease } from '../releases/store-release.ts';
import { AnswerCache } from '../rendering/answer-cache.ts';
import { serveSite } from '../serving/serve-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import type { TemporaryStore } from '../testing/temporary-store.ts';
import { offerCandidate } from './offer-candidate.ts';
import { publish } from '../testing/publish.ts';
import { rollbackSwitch } from './rollback-switch.ts';
import { switchDisk } from './switch-disk.ts';
import { followStore } from './with-publish-lock.ts';

describe.each(['folder', 's3'] as const)('two disks with a store in %s', (kind) => {
  let site: Awaited<ReturnType<typeof temporarySite>>;
  let store: TemporaryStore;
  let one: SiteFolder;
  let other: SiteFolder;
  let edges: FastifyInstance[];

  beforeEach(async () => {
    edges = [];
    site = await temporarySite();
    store = await temporaryStore(kind);
    one = siteFolder(join(site.root, 'one'), store.connect());
    other = siteFolder(join(site.root, 'other'), store.connect());
    const dists = [await build('host', '1'), await build('remote-spawn', '1')];
    await publish(one, { dists, firstSettings: smallSettings, publisher: testPublisher });
    await followStore(other);
  });

  afterEach(async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    await store.remove();
    await site.remove();
  });

  const build = (app: string, version: string) =>
    smallBuild(site.root, {
      app,
      version,
      ...(app !== 'host' && { pages: [{ path: '/spawn', title: version }] }),
    });

  const release = async (folder: SiteFolder, app: string, version: string) =>
    publish(folder, { dists: [await build(app, version)], publisher: testPublisher });

  async function live(folder: SiteFolder) {
    const state = await readLiveSite(folder);
    return Object.fromEntries(liveVersions(state ?? { apps: {} }));
  }

  async function serve(folder: SiteFolder): Promise<FastifyInstance> {
    const edge = fastify();
    edges.push(edge);
    const readParts = livePartsReader(folder);
    const operator = new OperatorAccess('token-of-the-operator');
    const overrideRules = { origins: [], publicUrl: null, operator };
    await edge.register(choicesRoute, { folder, publicUrl: null });
    await edge.register(serveSite, { folder, readParts, overrideRules, answers: new AnswerCache(edge) });
    return edge;
  }

  it('serves the same pages with the same tags', async () => {
    const [first, second] = [await serve(one), await serve(other)];

    const page = await first.inject('/spawn');
    const again = await second.inject({
      url: '/spawn',
      headers: { 'if-none-match': String(page.headers.etag) },
    });

    expect(page.body).toContain('<title>1 ');
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('gives a visitor the same canary on both, and shows a preview that was stored on the other one', async () => {
    const offer = async (version: string, share: number | null) => {
      await storeRelease(one, await build('remote-spawn', version));
      const releases = [{ app: 'remote-spawn', version }];
      return offerCandidate(one, { releases, share, again: false, publisher: testPublisher });
    };
    const preview = await offer('2', null);
    await offer('3', 100);
    await followStore(other);
    const [first, second] = [await serve(one), await serve(other)];
    const headers = { host: 'localhost:3000', 'sec-fetch-mode': 'navigate' };

    const page = await first.inject({ url: '/spawn', headers });
    const [cookie = ''] = String(page.headers['set-cookie']).split(';');
    const again = await second.inject({
      url: '/spawn',
      headers: { ...headers, cookie, 'if-none-match': String(page.headers.etag) },
    });
    expect(page.body).toContain('<title>3 ');
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([304, undefined]);

    const chosen = await second.inject({
      method: 'POST',
      url: '/preview',
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `candidate=${preview.id}&path=/spawn`,
    });
    const [choice = ''] = String(chosen.headers['set-cookie']).split(';');
    const previewed = await second.inject({ url: '/spawn', headers: { ...headers, cookie: choice } });
    expect(previewed.body).toContain('<title>2 ');
    expect((await second.inject('/remotes/spawn/2/entry.js')).statusCode).toBe(200);
  });

  it('makes releases of both live, also of the one that is behind', async () => {
    await release(one, 'remote-spawn', '2');
    await release(other, 'host', '2');
    await followStore(one);

    expect(await live(one)).toEqual({ host: '2', 'remote-spawn': '2' });
    expect(await live(other)).toEqual(await live(one));
    expect((await listSwitches(other, { limit: 9 })).switches.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('loses no release of concurrent publishers on both', async () => {
    await Promise.all([
      ...['2', '3', '4'].map((version) => release(one, 'remote-spawn', version)),
      ...['remote-a', 'remote-b', 'remote-c'].map(async (app) => {
        const dist = await smallBuild(site.root, { app });
        return publish(other, { dists: [dist], publisher: testPublisher });
      }),
    ]);
    await followStore(one);
    await followStore(other);

    expect(Object.keys(await live(one)).toSorted()).toEqual([
      'host',
      'remote-a',
      'remote-b',
      'remote-c',
      'remote-spawn',
    ]);
    expect(await live(other)).toEqual(await live(one));
    expect((await readLiveSite(one))?.number).toBe(7);
  });

  it('serves files of a release that a page of the other names, before it has followed', async () => {
    await release(one, 'remote-spawn', '2');
    const [ahead, behind] = [await serve(one), await serve(other)];
    const page = (await ahead.inject('/spawn')).body;
    const [, script = ''] = /href="(\/remotes\/spawn\/2\/[^"]+)"/.exec(page) ?? [];

    const file = await behind.inject(script);

    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await behind.inject('/remotes/spawn/9/entry.js')).statusCode).toBe(404);
  });

  it('serves a script for pages of other sites that is older than the releases of its disk', async () => {
    const embed = { file: 'emberclutch-aa.js', integrity: 'sha256-AAAA' };
    const host = await smallBuild(site.root, { app: 'host', version: '2', embed });
    await publish(one, { dists: [host], publisher: testPublisher });
    await release(one, 'host', '3');
    await followStore(other);

    const script = await (await serve(other)).inject('/embed/v1/emberclutch-aa.js');

    expect(script.body).toContain('elements 2');
  });

  it('rolls back to a release whose files are on the other disk only', async () => {
    await release(one, 'remote-spawn', '2');
    await rm(other.root, { recursive: true });
    await followStore(other);

    await rollbackSwitch(other, { publisher: testPublisher });

    expect(await live(other)).toEqual({ host: '1', 'remote-spawn': '1' });
  });

  it('follows the store while publishers of its disk are at work, and does not remove their compositions', async () => {
    const unlock = tryLockFile(other.lock);
    const composed = [1, 2, 3, 4, 5].map((number) => other.composition(`of-publisher-${number}`));
    for (const composition of composed) await mkdir(composition);

    try {
      await release(one, 'remote-spawn', '2');
      await followStore(other);
      expect(await live(other)).toEqual({ host: '1', 'remote-spawn': '2' });
      expect(await Promise.all(composed.map(pathExists))).toEqual(composed.map(() => true));
    } finally {
      unlock?.();
    }
  });

  it('keeps a later switch when a publisher is slow to switch its disk', async () => {
    const earlier = await readLiveSite(one);
    if (!earlier) throw new Error('Nothing is live.');
    await release(other, 'remote-spawn', '2');
    await followStore(one);

    expect(await switchDisk(one, { ...earlier, storeTag: 'of another pointer' })).toBe(false);
    expect(await live(one)).toEqual({ host: '1', 'remote-spawn': '2' });
  });

  it('does not switch when files of a switch are gone', async () => {
    await release(one, 'remote-spawn', '2');
    const next = await readLiveSite(one);
    if (!next) throw new Error('Nothing is live.');

    expect(await switchDisk(other, next)).toBe(false);
    expect(await live(other)).toEqual({ host: '1', 'remote-spawn': '1' });
  });

  it('continues with the switch in the store when its publisher was killed', async () => {
    const before = await readLiveSite(other);
    await release(other, 'remote-spawn', '2');
    // The state after a kill between the switches of store and disk.
    if (before) await writeLiveSite(other, before);

    await release(other, 'host', '2');

    expect(await live(other)).toEqual({ host: '2', 'remote-spawn': '2' });
  });
});
