import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { create, Header } from 'tar';
import type { ReleaseResult, SiteState } from '@emberclutch/contract/site/publishing.ts';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { liveVersions, readLiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import { intactBuild } from '../testing/intact-build.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { publishRoute } from './publish-route.ts';
import { withUploadedBuild } from './with-uploaded-build.ts';

const tokens = [
  { name: 'hatchery-team', apps: ['remote-hatchery'], token: 'token-of-the-hatchery' },
  { name: 'platform', apps: undefined, token: 'token-of-the-platform' },
];
const hatchery = 'Bearer token-of-the-hatchery';
const platform = 'Bearer token-of-the-platform';

let small: Awaited<ReturnType<typeof serveSmallSite>>;
beforeEach(async () => {
  small = await serveSmallSite([{ path: '/hatchery', title: 'Hatchery' }]);
  const readApi = async () => ({ addresses: [], document: null });
  await small.app.register(publishRoute, { folder: small.site.folder, tokens, readApi });
});
afterEach(() => small.close());

const build = (app: string, version: string) => intactBuild(small.site.root, { app, version, preload: [] });

async function upload(dist: string, path: string, authorization = hatchery) {
  const payload = await buffer(create({ cwd: dist, gzip: true }, ['.']));
  const headers = { authorization, 'content-type': 'application/gzip' };
  return small.app.inject({ method: 'PUT', url: `/releases/builds/${path}`, headers, payload });
}

const post = (url: string, payload: object, authorization = hatchery) =>
  small.app.inject({ method: 'POST', url, headers: { authorization }, payload });

const order = (app: string, version: string, more: object = {}) => ({
  releases: [{ app, version }],
  withdrawn: 'refuse',
  by: 'moss',
  commit: 'abc1234',
  ...more,
});

async function live(app: string) {
  const state = await readLiveSite(small.site.folder);
  return state && liveVersions(state).get(app);
}

it('stores an uploaded build, makes it live by order, and records the token, the user and the commit', async () => {
  const dist = await build('remote-hatchery', '2.0.0');

  const stored = await upload(dist, 'remote-hatchery/2.0.0');
  expect([stored.statusCode, await live('remote-hatchery')]).toEqual([200, '1.0.0-a']);
  const released = await post('/releases', order('remote-hatchery', '2.0.0'));

  expect(released.json<ReleaseResult>().fresh).toEqual([{ app: 'remote-hatchery', version: '2.0.0' }]);
  expect(await live('remote-hatchery')).toBe('2.0.0');
  const state = await small.app.inject({ url: '/releases/state', headers: { authorization: hatchery } });
  expect(state.json<SiteState>().switches[0]).toMatchObject({
    by: 'hatchery-team (moss)',
    commit: 'abc1234',
  });
  expect(await pathExists(small.site.folder.release('remote-hatchery', '2.0.0'))).toBe(true);
});

it('accepts a build while a publisher is at work on this disk', async () => {
  const unlock = tryLockFile(small.site.folder.lock);
  const dist = await build('remote-hatchery', '2.0.0');

  try {
    expect((await upload(dist, 'remote-hatchery/2.0.0')).statusCode).toBe(200);
  } finally {
    unlock?.();
  }
});

it('rolls back, retires and sets within the scope of the token', async () => {
  await upload(await build('remote-hatchery', '2.0.0'), 'remote-hatchery/2.0.0');
  await post('/releases', order('remote-hatchery', '2.0.0'));
  const publisher = { by: null, commit: null };

  const undone = await post('/releases/rollback', { ...publisher, again: false });
  expect([undone.statusCode, await live('remote-hatchery')]).toEqual([200, '1.0.0-a']);
  // Other apps of the site stay as they were.
  expect(undone.json()).toMatchObject({ apps: [{ app: 'remote-hatchery', version: '1.0.0-a' }], notes: [] });
  const changes = { SITE_NAME: 'Renamed' };
  const refused = await post('/releases/settings', { ...publisher, changes });
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    'This changes the settings of the site; the token is for remote-hatchery.\n',
  ]);
  const changed = await post('/releases/settings', { ...publisher, changes }, platform);
  expect(changed.json()).toEqual({ isChanged: true });
  expect((await post('/releases/rollback', { ...publisher, again: false })).statusCode).toBe(403);
  expect((await post('/releases/rollback', { ...publisher, again: false }, platform)).json()).toMatchObject({
    apps: [],
    notes: ['Settings restored: SITE_NAME.'],
  });
  expect((await post('/releases/retirement', { ...publisher, app: 'remote-hatchery' })).statusCode).toBe(200);
  expect(await live('remote-hatchery')).toBeUndefined();
});

it('refuses another app, an unknown token, a cookie and an order that it does not understand', async () => {
  const dist = await build('host', '2.0.0');

  expect((await upload(dist, 'host/2.0.0')).statusCode).toBe(403);
  expect(await pathExists(small.site.folder.release('host', '2.0.0'))).toBe(false);
  await upload(dist, 'host/2.0.0', platform);
  const refused = await post('/releases', order('host', '2.0.0'));
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    'This changes host; the token is for remote-hatchery.\n',
  ]);
  expect((await post('/releases', order('host', '2.0.0'), 'Bearer another-token-entirely')).statusCode).toBe(
    401,
  );
  const url = '/releases';
  const cookie = await small.app.inject({ method: 'POST', url, headers: { cookie: 'a=b' }, payload: {} });
  expect(cookie.statusCode).toBe(401);
  expect((await post(url, { releases: 'all' })).statusCode).toBe(400);
  expect((await post(url, order('remote-hatchery', '9'))).body).toBe('remote-hatchery 9 is not stored.\n');
});

const version = 'remote-hatchery/2.0.0';

it.each([
  [
    'of another version than its address',
    'remote-hatchery/3.0.0',
    async () => undefined,
    'is remote-hatchery 2.0.0, not',
  ],
  [
    'with an entry of another content',
    version,
    (dist: string) => writeFile(join(dist, 'entry.js'), 'other()'),
    'entry.js has another digest than release.json says.',
  ],
  [
    'with a link',
    version,
    (dist: string) => symlink('/etc', join(dist, 'etc')),
    'which is neither a file nor a folder',
  ],
  [
    'without a description',
    version,
    (dist: string) => writeFile(join(dist, 'release.json'), '{}'),
    'The archive has no valid release.json.',
  ],
])('refuses a build %s', async (_of, path, change, sentence) => {
  const dist = await build('remote-hatchery', '2.0.0');
  await change(dist);

  const answer = await upload(dist, path);

  expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining(sentence)]);
  expect(await pathExists(small.site.folder.release('remote-hatchery', '2.0.0'))).toBe(false);
});

/** A tar of the folder behind a file of any name, also one that no tool would write. */
async function archiveWith(dist: string, path: string) {
  const archive = await buffer(create({ cwd: dist }, ['.']));
  const content = Buffer.from('other()');
  const header = Buffer.alloc(512);
  new Header({ path, type: 'File', mode: 0o644, size: content.length, mtime: new Date(0) }).encode(header);
  const block = Buffer.alloc(512);
  content.copy(block);
  return gzipSync(Buffer.concat([header, block, archive]));
}

it.each([
  ['an absolute name', (root: string) => join(root, 'outside.js'), /stripping \/ from absolute path/],
  ['a name that leads out of the folder', () => '../outside.js', /path contains '\.\.'/],
  ['the name of another file', () => 'entry.js', 'The archive has entry.js twice.'],
  ['another spelling of that name', () => './/entry.js', 'The archive has entry.js twice.'],
])('unpacks no file under %s', async (_case, nameIn, sentence) => {
  const dist = await build('remote-hatchery', '2.0.0');
  const archive = Readable.from([await archiveWith(dist, nameIn(small.site.root))]);
  const expected = { app: 'remote-hatchery', version: '2.0.0' };

  await expect(
    withUploadedBuild(small.site.folder, { archive, expected }, async () => undefined),
  ).rejects.toThrow(sentence);

  expect(await pathExists(join(small.site.root, 'outside.js'))).toBe(false);
  expect(await pathExists(join(small.site.folder.uploads, 'outside.js'))).toBe(false);
});

it.each([
  ['that unpacks to more than it may', gzipSync(Buffer.alloc(10_000_000)), 30],
  ['that unpacks to nothing', Buffer.concat(Array.from({ length: 50_000 }, () => gzipSync(''))), 60],
])('stops reading an archive %s', async (_of, chunk, count) => {
  let read = 0;
  const archive = Readable.from(
    (function* () {
      for (; read < count; read += 1) yield chunk;
    })(),
  );
  const expected = { app: 'remote-hatchery', version: '2.0.0' };

  await expect(
    withUploadedBuild(small.site.folder, { archive, expected }, async () => undefined),
  ).rejects.toThrow(/^The archive has more than 32 MB, or 64 MB unpacked/);

  expect(read).toBeLessThan(count);
});

it.each(['...', '.hidden'])('stores no build with the version %s', async (version) => {
  const dist = await build('remote-hatchery', '2.0.0');
  const description = join(dist, 'release.json');
  const release: object = JSON.parse(await readFile(description, 'utf8'));
  await writeFile(description, JSON.stringify({ ...release, version }));

  const answer = await upload(dist, `remote-hatchery/${version.replaceAll('.', '%2e')}`);

  expect(answer.statusCode).toBe(400);
  expect(await pathExists(small.site.folder.release('remote-hatchery', version))).toBe(false);
});

it.each(['.', '..'])('makes no folder of the site live as the version %s', async (version) => {
  expect((await post('/releases', order('remote-hatchery', version))).statusCode).toBe(400);
});

it('leaves the canaries of other teams alone', async () => {
  await upload(await build('remote-spawn', '1.0.0'), 'remote-spawn/1.0.0', platform);
  await post('/releases', order('remote-spawn', '1.0.0'), platform);
  await upload(await build('remote-spawn', '2.0.0'), 'remote-spawn/2.0.0', platform);
  await upload(await build('remote-hatchery', '2.0.0'), 'remote-hatchery/2.0.0');
  const offer = (versions: Record<string, string>, authorization: string) => {
    const releases = Object.entries(versions).map(([app, version]) => ({ app, version }));
    const candidate = { releases, share: 5, again: false, by: null, commit: null };
    return post('/releases/candidates', candidate, authorization);
  };
  expect((await offer({ 'remote-spawn': '2.0.0' }, platform)).statusCode).toBe(200);

  // The live version of another app changes nothing, but its canary would be replaced.
  const refused = await offer({ 'remote-hatchery': '2.0.0', 'remote-spawn': '1.0.0' }, hatchery);

  expect([refused.statusCode, refused.body]).toEqual([
    403,
    'This changes remote-spawn; the token is for remote-hatchery.\n',
  ]);
  expect((await offer({ 'remote-hatchery': '2.0.0' }, hatchery)).statusCode).toBe(200);
  const candidates = (await readLiveSite(small.site.folder))?.candidates.map(({ apps }) => apps);
  expect(candidates).toEqual([{ 'remote-spawn': '2.0.0' }, { 'remote-hatchery': '2.0.0' }]);
});
