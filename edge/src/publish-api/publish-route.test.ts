import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { create, Header } from 'tar';
import type { ReleaseResult, SiteState } from '@emberclutch/contract/site/publishing.ts';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { pathExists } from '@emberclutch/server/process/if-present.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { writeIntactBuild } from '../testing/write-intact-build.ts';
import { liveApps } from '../testing/small-site.ts';
import { provideSmallSite } from '../testing/serve-small-site.ts';
import { publishRoute } from './publish-route.ts';
import { withUploadedBuild } from './with-uploaded-build.ts';

const tokens = [
  { name: 'hatchery-team', apps: ['remote-hatchery'], token: 'token-of-the-hatchery' },
  { name: 'platform', apps: undefined, token: 'token-of-the-platform' },
];
const hatchery = 'Bearer token-of-the-hatchery';
const platform = 'Bearer token-of-the-platform';
const next = { app: 'remote-hatchery', version: '2.0.0' };

const small = provideSmallSite([{ path: '/hatchery', title: 'Hatchery' }], async ({ app, site }) => {
  const readApi = async () => ({ addresses: [], document: null });
  await app.register(publishRoute, { folder: site.folder, tokens, readApi });
});

const build = (appVersion = next) => writeIntactBuild(small.site.root, { ...appVersion, preload: [] });
const isStored = ({ app, version }: typeof next) => pathExists(small.site.folder.release(app, version));
const live = async () => (await liveApps(small.site.folder))['remote-hatchery'];

async function upload(dist: string, { app, version } = next, authorization = hatchery) {
  const payload = await buffer(create({ cwd: dist, gzip: true }, ['.']));
  const headers = { authorization, 'content-type': 'application/gzip' };
  return small.app.inject({ method: 'PUT', url: `/releases/builds/${app}/${version}`, headers, payload });
}

const post = (url: string, payload: object, authorization = hatchery) =>
  small.app.inject({ method: 'POST', url, headers: { authorization }, payload });

const publisher = { by: 'moss', commit: 'abc1234' };
const release = (appVersion = next, authorization = hatchery) =>
  post('/releases', { releases: [appVersion], withdrawn: 'refuse', ...publisher }, authorization);

it('the edge stores an uploaded build, makes it live on request, and records the token, the user and the commit', async () => {
  const stored = await upload(await build());
  expect([stored.statusCode, await live()]).toEqual([200, '1.0.0-a']);
  const released = await release();

  expect(released.json<ReleaseResult>().fresh).toEqual([next]);
  expect(await live()).toBe('2.0.0');
  const state = await small.app.inject({ url: '/releases/state', headers: { authorization: hatchery } });
  expect(state.json<SiteState>().switches[0]).toMatchObject({
    by: 'hatchery-team (moss)',
    commit: 'abc1234',
  });
});

it('the edge accepts a build while a publisher is running on this disk', async () => {
  const unlock = tryLockFile(small.site.folder.lock);

  try {
    expect((await upload(await build())).statusCode).toBe(200);
  } finally {
    unlock?.();
  }
});

it('the edge rolls back, retires and changes settings within the scope of the token', async () => {
  await upload(await build());
  await release();
  const rollBack = (authorization?: string) =>
    post('/releases/rollback', { ...publisher, again: false }, authorization);
  const set = { ...publisher, changes: { SITE_NAME: 'Renamed' } };

  const undone = await rollBack();
  expect([undone.statusCode, await live()]).toEqual([200, '1.0.0-a']);
  // Other apps of the site stay as they were.
  expect(undone.json()).toMatchObject({ apps: [{ app: 'remote-hatchery', version: '1.0.0-a' }], notes: [] });
  const refused = await post('/releases/settings', set);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toBe('This changes the settings of the site; the token is for remote-hatchery.\n');
  expect((await post('/releases/settings', set, platform)).json()).toEqual({ isChanged: true });
  expect((await rollBack()).statusCode).toBe(403);
  expect((await rollBack(platform)).json()).toMatchObject({
    apps: [],
    notes: ['Settings restored: SITE_NAME.'],
  });
  expect((await post('/releases/retirement', { ...publisher, app: next.app })).statusCode).toBe(200);
  expect(await live()).toBeUndefined();
});

it('the edge refuses another app, an unknown token, a cookie and an invalid request', async () => {
  const host = { app: 'host', version: '2.0.0' };
  const dist = await build(host);

  expect((await upload(dist, host)).statusCode).toBe(403);
  expect(await isStored(host)).toBe(false);
  await upload(dist, host, platform);
  const refused = await release(host);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toBe('This changes host; the token is for remote-hatchery.\n');
  expect((await release(host, 'Bearer another-token-entirely')).statusCode).toBe(401);
  const url = '/releases';
  const cookie = await small.app.inject({ method: 'POST', url, headers: { cookie: 'a=b' }, payload: {} });
  expect(cookie.statusCode).toBe(401);
  expect((await post(url, { releases: 'all' })).statusCode).toBe(400);
  expect((await release({ ...next, version: '9' })).body).toBe('remote-hatchery 9 is not stored.\n');
  for (const version of ['.', '..']) expect((await release({ ...next, version })).statusCode).toBe(400);
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

it.each(faults)('the edge refuses a build %s', async (_of, change, sentence, version = '2.0.0') => {
  const dist = await build();
  await change(dist);

  const answer = await upload(dist, { ...next, version });

  expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining(sentence)]);
  expect(await isStored(next)).toBe(false);
});

/** Creates a tar of a file with any name, even one that no tool would write, followed by the folder. */
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
    small.site.folder,
    { archive: Readable.from(chunks), expected: next },
    async () => undefined,
  );

it.each([
  ['an absolute name', (root: string) => join(root, 'outside.js'), /stripping \/ from absolute path/],
  ['a name outside the folder', () => '../outside.js', /path contains '\.\.'/],
  ['the name of another file', () => 'entry.js', 'The archive has entry.js twice.'],
  ['another spelling of that name', () => './/entry.js', 'The archive has entry.js twice.'],
])('the edge rejects an archive with a file under %s', async (_case, nameIn, sentence) => {
  const archive = await createArchive(await build(), nameIn(small.site.root));

  await expect(unpack([archive])).rejects.toThrow(sentence);

  expect(await pathExists(join(small.site.root, 'outside.js'))).toBe(false);
  expect(await pathExists(join(small.site.folder.uploads, 'outside.js'))).toBe(false);
});

it.each([
  ['that exceeds the limit once unpacked', gzipSync(Buffer.alloc(10_000_000)), 30],
  ['that unpacks to nothing', Buffer.concat(Array.from({ length: 50_000 }, () => gzipSync(''))), 60],
])('the edge stops reading an archive %s', async (_of, chunk, count) => {
  let read = 0;
  const chunks = (function* () {
    for (; read < count; read += 1) yield chunk;
  })();

  await expect(unpack(chunks)).rejects.toThrow(/^The archive has more than 32 MB, or 64 MB unpacked/);

  expect(read).toBeLessThan(count);
});

it.each(['...', '.hidden'])('the edge does not store a build with the version %s', async (version) => {
  const dist = await build();
  const description = join(dist, 'release.json');
  const stored: object = JSON.parse(await readFile(description, 'utf8'));
  await writeFile(description, JSON.stringify({ ...stored, version }));

  const answer = await upload(dist, { ...next, version: version.replaceAll('.', '%2e') });

  expect(answer.statusCode).toBe(400);
  expect(await isStored({ ...next, version })).toBe(false);
});

it('the edge leaves the canaries of other teams alone', async () => {
  const spawn = (version: string) => ({ app: 'remote-spawn', version });
  for (const appVersion of [spawn('1.0.0'), spawn('2.0.0')])
    await upload(await build(appVersion), appVersion, platform);
  await release(spawn('1.0.0'), platform);
  await upload(await build());
  const offer = (releases: (typeof next)[], authorization?: string) =>
    post('/releases/candidates', { ...publisher, releases, share: 5, again: false }, authorization);
  expect((await offer([spawn('2.0.0')], platform)).statusCode).toBe(200);

  // The live version of another app does not change, but its canary would be replaced.
  const refused = await offer([next, spawn('1.0.0')]);

  expect(refused.statusCode).toBe(403);
  expect(refused.body).toBe('This changes remote-spawn; the token is for remote-hatchery.\n');
  expect((await offer([next])).statusCode).toBe(200);
  const candidates = (await readLiveSite(small.site.folder))?.candidates.map(({ apps }) => apps);
  expect(candidates).toEqual([{ 'remote-spawn': '2.0.0' }, { 'remote-hatchery': '2.0.0' }]);
});
