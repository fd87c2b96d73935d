import { PageReports } from '../page-reports/page-reports.ts';
import { changeSettings } from '../publishing/change-settings.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { retire } from '../publishing/local-site.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { storeRelease } from '../releases/store-release.ts';
import { submitForm } from '../testing/submit-form.ts';
import { operatorHeaders, provideSmallSite } from '../testing/serve-small-site.ts';
import { testPublisher as publisher } from '../testing/small-site.ts';
import { releasesRoute } from './releases-route.ts';

const hatchery = { app: 'remote-hatchery', version: '1.0.0-a' };

let pageReports: PageReports;
const smallSite = provideSmallSite(
  [{ path: '/hatchery', title: 'Hatchery' }],
  async ({ app, site, operator }) => {
    pageReports = new PageReports();
    const readApi = async () => ({ addresses: [], document: null });
    await app.register(releasesRoute, { folder: site.folder, operator, pageReports, readApi });
  },
);

const release = (version: string, { app = 'remote-hatchery', by = 'moss', commit = 'abc1234' } = {}) =>
  smallSite.site.publish([{ app, version }], { publisher: { by, commit } });

const requestPage = (headers: Record<string, string> = operatorHeaders, url = '/releases') =>
  smallSite.app.inject({ url, headers: { host: 'eggs.example', ...headers } });

const readPage = async (url = '/releases') =>
  (await requestPage(operatorHeaders, url)).body.replaceAll(/\s+/g, ' ');

const submit = (action: string, form: Record<string, string> = {}, headers = operatorHeaders) =>
  submitForm(smallSite.app, `/releases/${action}`, form, headers);

it('the page shows the live versions, earlier versions, and who released them', async () => {
  await release('2.0.0', { by: '<b>moss</b>' });

  const page = await requestPage();

  expect(page.statusCode).toBe(200);
  expect(page.body.match(/<button[^>]*>/g)).toEqual([
    '<button title="to 1.0.0-a" aria-label="Roll back remote-hatchery to 1.0.0-a">',
    '<button >',
  ]);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const text of [
    '<strong class="live">2.0.0</strong>',
    'remote-hatchery 1.0.0-a to 2.0.0',
    '&lt;b&gt;moss',
    'abc1234',
  ])
    expect(page.body).toContain(text);
  expect(page.body.match(/<th scope="row">/g)).toHaveLength(4); // two apps, two switches
});

it('the page shows who made each app live and when, and the reports of pages about each version', async () => {
  const at = ['routes.0a1b2c3d.js:1:23'];
  pageReports.add({
    page: '/hatchery',
    loads: Array.from({ length: 8 }, () => hatchery),
    failures: [{ ...hatchery, kind: 'error', name: 'TypeError', at }],
  });
  await release('2.0.0');

  const page = await readPage('/status');

  expect(page).toMatch(/<th scope="row">host<\/th>.{0,200}<td>tester<\/td>/);
  expect(page).toMatch(
    /remote-hatchery<\/th> <td><strong class="live">2.0.0<\/strong><\/td>.{0,120}<td>moss<\/td>/,
  );
  expect(page).toMatch(
    /<td>1.0.0-a<\/td> <td>8<\/td> <td><strong class="alert">1<\/strong><\/td> <td>12.5 %<\/td>/,
  );
  expect(page).toContain('<code>/remotes/hatchery/1.0.0-a/routes.0a1b2c3d.js:1:23</code>');
});

it('the edge rolls one app back, or undoes the last switch, only from a page of this site', async () => {
  for (const version of ['2.0.0', '3.0.0']) await release(version);
  const readLiveVersion = async () =>
    (await readLiveSite(smallSite.site.folder))?.apps['remote-hatchery']?.version;

  expect((await submit('undo', {}, { authorization: '' })).statusCode).toBe(405);
  const otherSiteHeaders = { ...operatorHeaders, 'sec-fetch-site': 'same-site' };
  expect((await submit('undo', {}, otherSiteHeaders)).statusCode).toBe(403);
  expect(await readLiveVersion()).toBe('3.0.0');
  const undo = await submit('undo', { app: 'remote-hatchery' });
  expect([undo.statusCode, undo.headers.location, await readLiveVersion()]).toEqual([
    303,
    '/releases',
    '2.0.0',
  ]);
  expect([(await submit('undo')).statusCode, await readLiveVersion()]).toEqual([303, '1.0.0-a']);
  expect((await readLiveSite(smallSite.site.folder))?.by).toBe('operator');
  const refusal = await submit('undo', { app: 'host' });
  expect(refusal.statusCode).toBe(409);
  expect(refusal.body).toContain('host has no version to go back to.');
});

it('the page shows the commit of a release that was restored on the page', async () => {
  await release('2.0.0', { commit: 'aaa2222' });
  await release('1.0.1', { app: 'host', commit: 'bbb3333' });
  await release('3.0.0', { commit: 'ccc4444' });

  await submit('undo', { app: 'remote-hatchery' });

  const page = await readPage('/status');
  expect(page).toMatch(
    /<strong class="live">2.0.0<\/strong><\/td>.{0,120}<td>operator<\/td> <td class="text">aaa2222<\/td>/,
  );
  expect(page).toMatch(/<td class="text"> ?of the restored release ?<\/td>/);
});

it('the page lists canaries with their history, and has buttons that promote or drop them', async () => {
  const { build, folder } = smallSite.site;
  const offer = async (version: string, share: number | null) => {
    await storeRelease(folder, await build({ app: 'remote-hatchery', version }));
    const releases = [{ app: 'remote-hatchery', version }];
    return offerCandidate(folder, { releases, share, again: false, publisher });
  };
  const canary = await offer('2.0.0', 5);
  const preview = await offer('3.0.0', null);

  const listPage = await readPage();
  expect(listPage).toContain('<th scope="row">canary, 5 %</th> <td class="text">remote-hatchery 2.0.0</td>');
  expect(listPage).toContain(`href="/?preview=${preview.id}"`);
  expect(listPage).toContain('canary of 5 % offered: remote-hatchery 2.0.0');
  const promote = { candidate: canary.id };
  expect((await submit('promote', promote, { authorization: '' })).statusCode).toBe(405);
  expect((await submit('drop', { candidate: preview.id })).statusCode).toBe(303);
  expect((await submit('promote', promote)).statusCode).toBe(303);
  const live = await readLiveSite(folder);
  expect([live?.apps['remote-hatchery']?.version, live?.candidates]).toEqual(['2.0.0', []]);
  expect((await submit('promote', promote)).statusCode).toBe(409);
});

it('the page shows the name of the site, the notice of a demonstration, and a retired remote', async () => {
  const { folder } = smallSite.site;
  const changes = { ALLOW_TEST_SERVICES: 'yes', SITE_NAME: 'Eggs & Co' };
  await changeSettings(folder, { changes, publisher });
  await retire(folder, { app: 'remote-hatchery', publisher });

  const page = await readPage();

  for (const text of ['This site is a demonstration', '<a href="/">Eggs &amp; Co</a>', '<em>retired</em>'])
    expect(page).toContain(text);
});

it.each<[string, Record<string, string>]>([
  ['this machine', { host: 'localhost:3000' }],
  ['a proxy on this machine that names the client', { host: 'localhost:3000', 'x-real-ip': '203.0.113.9' }],
  ['a client with another token', { authorization: 'Bearer another-token-entirely' }],
  ['a browser with a forged cookie', { cookie: 'emberclutch_operator_80=yes' }],
])('the edge answers 404 to requests from %s', async (_client, headers) => {
  const page = await requestPage(headers);

  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<title>Page not found');
});

it('the page opens in a browser through a link that contains the token, and removes the token from the address', async () => {
  const token = operatorHeaders.authorization.replace('Bearer ', '');

  const link = await requestPage({}, `/releases?token=${token}`);
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';

  expect([link.statusCode, link.headers.location]).toEqual([303, '/releases']);
  expect(link.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookie).not.toContain(token);
  expect((await requestPage({ cookie })).statusCode).toBe(200);
  expect((await requestPage({}, '/releases?token=another-token-entirely')).statusCode).toBe(404);
});
