import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { create } from 'tar';
import type { SiteState } from '@emberclutch/contract/site/publishing.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { toEmbedFileName } from '@emberclutch/contract/site/to-embed-file-name.ts';
import { writeIntactBuild } from '../testing/write-intact-build.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { publishRoute } from './publish-route.ts';

/** The token of a team whose remote is live, and the token of the site's operators. */
const [teamToken, operatorToken] = ['token-of-the-hatchery', 'token-of-the-platform'];

let smallSite: Awaited<ReturnType<typeof serveSmallSite>>;
beforeEach(async () => {
  smallSite = await serveSmallSite([{ path: '/hatchery', title: 'Hatchery' }]);
  const tokens = [
    { name: 'hatchery', apps: ['remote-hatchery'], token: teamToken },
    { name: 'platform', apps: undefined, token: operatorToken },
  ];
  const readApi = async () => ({ addresses: [], document: null });
  await smallSite.app.register(publishRoute, { folder: smallSite.site.folder, tokens, readApi });
});
afterEach(() => smallSite.close());

interface UploadedBuild {
  app: string;
  version?: string;
  /** Additional members of the build's `release.json`. */
  members?: object;
  files?: Record<string, string>;
}

async function upload(token: string, { app, version = '2.0.0', members = {}, files = {} }: UploadedBuild) {
  const dist = await writeIntactBuild(smallSite.site.root, { app, version, preload: [] });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  const description = join(dist, 'release.json');
  const release: object = JSON.parse(await readFile(description, 'utf8'));
  await writeFile(description, JSON.stringify({ ...release, ...members }));
  const payload = await buffer(create({ cwd: dist, gzip: true }, ['.']));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' };
  return smallSite.app.inject({ method: 'PUT', url: `/releases/builds/${app}/${version}`, headers, payload });
}

it.each(['../entry.js', '/etc/passwd', '.npmrc', 'a/../../b.js', 'a\\b.js'])(
  'the edge refuses a release with the file %s',
  async (server) => {
    const refusal = await upload(teamToken, { app: 'remote-hatchery', members: { server } });

    expect([refusal.statusCode, refusal.body]).toEqual([409, 'The archive has no valid release.json.\n']);
  },
);

it.each([
  ['a page outside of its folder', { pages: [{ path: '/../../live', title: 'Live', preload: [] }] }],
  ['the script for other sites', { embed: { file: 'emberclutch-aa.js', integrity: 'sha384-AAAA' } }],
  ['a boot script', { bootScript: 'boot()' }],
])('the edge refuses a release of a remote with %s', async (_fault, members) => {
  expect((await upload(teamToken, { app: 'remote-hatchery', members })).statusCode).toBe(409);
});

it('the edge accepts fonts only from the host', async () => {
  const files = { 'fonts/inter.woff2': 'font' };
  const font = join(smallSite.site.folder.fonts, 'inter.woff2');

  expect((await upload(teamToken, { app: 'remote-hatchery', files })).statusCode).toBe(200);
  expect(await pathExists(font)).toBe(false);
  expect((await upload(operatorToken, { app: 'host', files })).statusCode).toBe(200);
  expect(await pathExists(font)).toBe(true);
});

it('the edge accepts a script for other sites only under a name with its digest, so that no release replaces it', async () => {
  const integrity = `sha384-${createHash('sha384').update('elements()').digest('base64')}`;
  const file = toEmbedFileName(integrity);
  const release = (version: string, name: string, script: string) =>
    upload(operatorToken, {
      app: 'host',
      version,
      members: { embed: { file: name, integrity } },
      files: { [`embed/${name}`]: script },
    });

  expect((await release('2.0.0', file, 'elements()')).statusCode).toBe(200);
  expect((await release('3.0.0', file, 'other()')).body).toContain(`The digest of embed/${file} differs`);
  expect((await release('4.0.0', 'emberclutch-aa.js', 'elements()')).body).toContain(
    'is not named after its digest',
  );
});

it('the edge shows a team the state and the source maps of its own apps', async () => {
  await upload(operatorToken, { app: 'remote-spawn', files: { 'entry.js.map': '{}' } });
  const sendOrder = (url: string, payload: object) =>
    smallSite.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${operatorToken}` },
      payload,
    });
  const publisher = { by: null, commit: null };
  const releases = [{ app: 'remote-spawn', version: '2.0.0' }];
  await sendOrder('/releases', { ...publisher, releases, withdrawn: 'refuse' });
  await sendOrder('/releases/settings', { ...publisher, changes: { SITE_NAME: 'Renamed' } });
  const requestReleases = (path: string, token: string) =>
    smallSite.app.inject({ url: `/releases/${path}`, headers: { authorization: `Bearer ${token}` } });

  const { live, settings, switches } = (await requestReleases('state', teamToken)).json<SiteState>();

  expect(live.map(({ app }) => app)).toEqual(['remote-hatchery']);
  expect(settings).toEqual({});
  const changedApps = switches.flatMap(({ changes }) => changes.map(({ app }) => app));
  expect(changedApps).toEqual(['remote-hatchery']);
  const map = 'source-maps/remote-spawn/2.0.0/entry.js';
  expect([
    (await requestReleases(map, teamToken)).statusCode,
    (await requestReleases(map, operatorToken)).statusCode,
  ]).toEqual([403, 200]);
});
