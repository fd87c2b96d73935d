import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { create, Header } from 'tar';
import type { ReleaseResult, SiteState } from '@emberclutch/contract/site/publishing.ts';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { writeIntactBuild } from '../testing/write-intact-build.ts';
import { listLiveApps } from '../testing/small-site.ts';
import { provideSmallSite } from '../testing/serve-small-site.ts';
import { publishRoute } from './publish-route.ts';
import { withUploadedBuild } from './with-uploaded-build.ts';

const tokens = [
  { name: 'hatchery-team', apps: ['remote-hatchery'], token: 'token-of-the-hatchery' },
  { name: 'platform', apps: undefined, token: 'token-of-the-platform' },
];
const hatchery = 'Bearer token-of-the-hatchery';
const platform = 'Bearer token-of-the-platform';
const nextVersion = { app: 'remote-hatchery', version: '2.0.0' };

const smallSite = provideSmallSite([{ path: '/hatchery', title: 'Hatchery' }], async ({ app, site }) => {
  const readApi = async () => ({ addresses: [], document: null });
  await app.register(publishRoute, { folder: site.folder, tokens, readApi });
});

const writeBuild = (appVersion = nextVersion) =>
  writeIntactBuild(smallSite.site.root, { ...appVersion, preload: [] });
const isStored = ({ app, version }: typeof nextVersion) =>
  pathExists(smallSite.site.folder.release(app, version));
const readLiveVersion = async () => (await listLiveApps(smallSite.site.folder))['remote-hatchery'];

async function upload(dist: string, { app, version } = nextVersion, authorization = hatchery) {
  const payload = await buffer(create({ cwd: dist, gzip: true }, ['.']));
  const headers = { authorization, 'content-type': 'application/gzip' };
  return smallSite.app.inject({ method: 'PUT', url: `/releases/builds/${app}/${version}`, headers, payload });
}

const sendOrder = (url: string, payload: object, authorization = hatchery) =>
  smallSite.app.inject({ method: 'POST', url, headers: { authorization }, payload });

const publisher = { by: 'moss', commit: 'abc1234' };
const release = (appVersion = nextVersion, authorization = hatchery) =>
  sendOrder('/releases', { releases: [appVersion], withdrawn: 'refuse', ...publisher }, authorization);

it('the edge stores an uploaded build, makes it live on request, and records the token, the user and the commit', async () => {
  const uploadResponse = await upload(await writeBuild());
  expect([uploadResponse.statusCode, await readLiveVersion()]).toEqual([200, '1.0.0-a']);
  const releaseResponse = await release();

  expect(releaseResponse.json<ReleaseResult>().fresh).toEqual([nextVersion]);
  expect(await readLiveVersion()).toBe('2.0.0');
  const state = await smallSite.app.inject({ url: '/releases/state', headers: { authorization: hatchery } });
  expect(state.json<SiteState>().switches[0]).toMatchObject({
    by: 'hatchery-team (moss)',
    commit: 'abc1234',
  });
});

it('the edge accepts a build while a publisher is running on this disk', async () => {
  const unlock = tryLockFile(smallSite.site.folder.lock);

  try {
    expect((await upload(await writeBuild())).statusCode).toBe(200);
  } finally {
    unlock?.();
  }
});

it('the edge rolls back, retires and changes settings within the scope of the token', async () => {
  await upload(await writeBuild());
  await release();
  const rollBack = (authorization?: string) =>
    sendOrder('/releases/rollback', { ...publisher, again: false }, authorization);
  const settingsOrder = { ...publisher, changes: { SITE_NAME: 'Renamed' } };

  const rollbackResponse = await rollBack();
  expect([rollbackResponse.statusCode, await readLiveVersion()]).toEqual([200, '1.0.0-a']);
  // The rollback changes no other app of the site.
  expect(rollbackResponse.json()).toMatchObject({
    apps: [{ app: 'remote-hatchery', version: '1.0.0-a' }],
    notes: [],
  });
  const refusal = await sendOrder('/releases/settings', settingsOrder);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.body).toBe(
    'This token cannot change the settings of the site: it is for remote-hatchery.\n',
  );
  expect((await sendOrder('/releases/settings', settingsOrder, platform)).json()).toEqual({
    isChanged: true,
  });
  expect((await rollBack()).statusCode).toBe(403);
  expect((await rollBack(platform)).json()).toMatchObject({
    apps: [],
    notes: ['Settings restored: SITE_NAME.'],
  });
  expect((await sendOrder('/releases/retirement', { ...publisher, app: nextVersion.app })).statusCode).toBe(
    200,
  );
  expect(await readLiveVersion()).toBeUndefined();
});

it('the edge refuses another app, an unknown token, a cookie and an invalid request', async () => {
  const host = { app: 'host', version: '2.0.0' };
  const dist = await writeBuild(host);

  expect((await upload(dist, host)).statusCode).toBe(403);
  expect(await isStored(host)).toBe(false);
  await upload(dist, host, platform);
  const refusal = await release(host);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.body).toBe('This token cannot change host: it is for remote-hatchery.\n');
  expect((await release(host, 'Bearer another-token-entirely')).statusCode).toBe(401);
  const url = '/releases';
  const cookie = await smallSite.app.inject({ method: 'POST', url, headers: { cookie: 'a=b' }, payload: {} });
  expect(cookie.statusCode).toBe(401);
  expect((await sendOrder(url, { releases: 'all' })).statusCode).toBe(400);
  expect((await release({ ...nextVersion, version: '9' })).body).toBe('remote-hatchery 9 is not stored.\n');
  for (const version of ['.', '..'])
    expect((await release({ ...nextVersion, version })).statusCode).toBe(400);
});

const faults: [string, (dist: string) => unknown, string, string?][] = [
  ['whose version differs from its address', () => undefined, 'is remote-hatchery 2.0.0, not', '3.0.0'],
  [
    'whose entry has been changed',
    (dist) => writeFile(join(dist, 'entry.js'), 'other()'),
    'The digest of entry.js differs from release.json.',
  ],
  [
    'that contains a link',
    (dist) => symlink('/etc', join(dist, 'etc')),
    'which is neither a file nor a folder',
  ],
  [
    'without a description',
    (dist) => writeFile(join(dist, 'release.json'), '{}'),
    'The archive has no valid release.json.',
  ],
];

it.each(faults)('the edge refuses a build %s', async (_fault, change, sentence, version = '2.0.0') => {
  const dist = await writeBuild();
  await change(dist);

  const response = await upload(dist, { ...nextVersion, version });

  expect([response.statusCode, response.body]).toEqual([409, expect.stringContaining(sentence)]);
  expect(await isStored(nextVersion)).toBe(false);
});

/** Creates a tar with a file under any name, even a name that no tool would write, followed by the folder. */
async function createArchive(dist: string, path: string) {
  const archive = await buffer(create({ cwd: dist }, ['.']));
  const content = Buffer.from('other()');
  const header = Buffer.alloc(512);
  new Header({ path, type: 'File', mode: 0o644, size: content.length, mtime: new Date(0) }).encode(header);
  const block = Buffer.alloc(512);
  content.copy(block);
  return gzipSync(Buffer.concat([header, block, archive]));
}

const unpack = (chunks: Iterable<Buffer>) =>
  withUploadedBuild(
    smallSite.site.folder,
    { archive: Readable.from(chunks), expected: nextVersion },
    async () => undefined,
  );

it.each([
  ['an absolute name', (root: string) => join(root, 'outside.js'), /stripping \/ from absolute path/],
  ['a name outside the folder', () => '../outside.js', /path contains '\.\.'/],
  ['the name of another file', () => 'entry.js', 'The archive has entry.js twice.'],
  ['another spelling of that name', () => './/entry.js', 'The archive has entry.js twice.'],
])('the edge rejects an archive with a file under %s', async (_case, composeName, sentence) => {
  const archive = await createArchive(await writeBuild(), composeName(smallSite.site.root));

  await expect(unpack([archive])).rejects.toThrow(sentence);

  expect(await pathExists(join(smallSite.site.root, 'outside.js'))).toBe(false);
  expect(await pathExists(join(smallSite.site.folder.uploads, 'outside.js'))).toBe(false);
});

it.each([
  ['that exceeds the limit once unpacked', gzipSync(Buffer.alloc(10_000_000)), 30],
  ['that unpacks to nothing', Buffer.concat(Array.from({ length: 50_000 }, () => gzipSync(''))), 60],
])('the edge stops reading an archive %s', async (_fault, chunk, count) => {
  let readCount = 0;
  const chunks = (function* () {
    for (; readCount < count; readCount += 1) yield chunk;
  })();

  await expect(unpack(chunks)).rejects.toThrow(/^The archive has more than 32 MB, or 64 MB unpacked/);

  expect(readCount).toBeLessThan(count);
});

it.each(['...', '.hidden'])('the edge does not store a build with the version %s', async (version) => {
  const dist = await writeBuild();
  const description = join(dist, 'release.json');
  const manifest: object = JSON.parse(await readFile(description, 'utf8'));
  await writeFile(description, JSON.stringify({ ...manifest, version }));

  const response = await upload(dist, { ...nextVersion, version: version.replaceAll('.', '%2e') });

  expect(response.statusCode).toBe(400);
  expect(await isStored({ ...nextVersion, version })).toBe(false);
});

it('the edge does not let a team replace the canaries of other teams', async () => {
  const createSpawnVersion = (version: string) => ({ app: 'remote-spawn', version });
  for (const appVersion of [createSpawnVersion('1.0.0'), createSpawnVersion('2.0.0')])
    await upload(await writeBuild(appVersion), appVersion, platform);
  await release(createSpawnVersion('1.0.0'), platform);
  await upload(await writeBuild());
  const offerCanary = (releases: (typeof nextVersion)[], authorization?: string) =>
    sendOrder('/releases/candidates', { ...publisher, releases, share: 5, again: false }, authorization);
  expect((await offerCanary([createSpawnVersion('2.0.0')], platform)).statusCode).toBe(200);

  // This order would not change the live version of another app, but it would replace its canary.
  const refusal = await offerCanary([nextVersion, createSpawnVersion('1.0.0')]);

  expect(refusal.statusCode).toBe(403);
  expect(refusal.body).toBe('This token cannot change remote-spawn: it is for remote-hatchery.\n');
  expect((await offerCanary([nextVersion])).statusCode).toBe(200);
  const candidates = (await readLiveSite(smallSite.site.folder))?.candidates.map(({ apps }) => apps);
  expect(candidates).toEqual([{ 'remote-spawn': '2.0.0' }, { 'remote-hatchery': '2.0.0' }]);
});
