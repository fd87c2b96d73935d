import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { changeSettings } from '../publishing/change-settings.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { readLiveSite, writeLiveSite } from '../releases/live-site.ts';
import { storeRelease } from '../releases/store-release.ts';
import { readCookies, submitForm } from '../testing/submit-form.ts';
import { operatorHeaders, serveSmallSite } from '../testing/serve-small-site.ts';
import { testPublisher as publisher } from '../testing/small-site.ts';
import type { OverrideRules } from './override-rules.ts';

const devServer = 'http://localhost:3101';
const form = { remote: 'hatchery', address: devServer };

let smallSite: Awaited<ReturnType<typeof serveSmallSite>>;
beforeEach(() => serve());
afterEach(() => smallSite.close());

async function serve(rules: Partial<OverrideRules> = {}) {
  const pages = [
    { path: '/hatchery', title: 'Hatchery', picture: 'share.png' },
    { path: '/hatchery/:id', title: 'Egg', preview: '/v1/assets/:id/preview' },
  ];
  smallSite = await serveSmallSite(pages, { origins: [], publicUrl: null, ...rules });
}

async function restartWith(rules: Partial<OverrideRules>) {
  await smallSite.close();
  await serve(rules);
}

async function getLiveSite() {
  const live = await readLiveSite(smallSite.site.folder);
  if (!live) throw new Error('Nothing is live');
  return live;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  smallSite.app.inject({ url, headers: { host: 'localhost:3000', ...operatorHeaders, ...headers } });

const submit = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  url = '/variants/override',
) => submitForm(smallSite.app, url, fields, { host: 'localhost:3000', ...operatorHeaders, ...headers });

it('the edge loads a remote from a server of this machine in one browser, shows this on each page, and stops on request', async () => {
  const live = await get('/hatchery');

  const response = await submit(
    { remote: 'hatchery', address: `${devServer}/remoteEntry.js` },
    { referer: 'http://localhost:3000/variants' },
  );
  expect([response.statusCode, response.headers.location]).toEqual([303, '/variants']);
  expect(response.headers['set-cookie']).toMatch(
    /^emberclutch_variant_3000=.+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  const cookie = readCookies(response);
  const page = await get('/hatchery', { cookie });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain(`"entry":"${devServer}/entry.js"`);
  expect(page.body).toContain(`<link rel="preload" as="script" href="${devServer}/entry.js" crossorigin>`);
  expect(page.body).not.toContain('/remotes/hatchery/');
  expect(page.body).toMatch(/<strong>hatchery<\/strong> <code>http:\/\/localhost:3101<\/code>/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' [^;]+ http:\/\/localhost:3101;/);
  expect(policy).toContain('ws://localhost:3101');
  expect((await get('/', { cookie })).body).toContain('1 remote is overridden');
  expect((await get('/hatchery/7', { cookie })).statusCode).toBe(200);
  expect((await get('/nowhere', { cookie })).statusCode).toBe(404);
  expect((await get(liveRegistryPath, { cookie })).json().registry.hatchery.version).toBe('override');
  expect((await get('/variants', { cookie })).body).toContain(`value="${devServer}"`);

  const removal = await submit({ remote: 'hatchery' }, { cookie });
  expect(removal.headers['set-cookie']).toContain('Max-Age=0');
  expect((await get('/hatchery', { cookie: readCookies(removal) })).body).toBe(live.body);
});

it('the edge gives a page with an override the host with React for development, and every other browser the page as composed', async () => {
  const cookie = readCookies(await submit(form));

  for (const path of ['/hatchery', '/']) {
    const { body } = await get(path, { cookie });
    expect(body).toContain('/host/1.0.0-a/development-entry.js');
    expect(body).toContain('sha384-BBBB');
    expect(body).not.toContain('/host/1.0.0-a/entry.js');
  }
  const page = await get('/hatchery', { cookie: 'emberclutch_variant_3000=no%20signature; other=1' });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.body).not.toMatch(/development-entry\.js|overrid/);
});

it.each([
  ['a page of another site', 'cross-site'],
  ['another port of this machine', 'same-site'],
  ['an address typed by hand', 'none'],
])('the edge refuses a change by %s', async (_by, from) => {
  const response = await submit(form, { 'sec-fetch-site': from });

  expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
});

it('the edge refuses other addresses and says so, and remotes that are not live', async () => {
  for (const address of [
    'http://evil.example',
    'https://localhost.evil.example',
    'http://localhost:3101@evil.example',
    'http://user@localhost:3101',
    'http://localhost:3101/?x=1',
    'javascript:alert(1)',
    'localhost:3101',
    `http://localhost:3101/${'a'.repeat(300)}`,
  ]) {
    const response = await submit({ remote: 'hatchery', address });
    expect([address, response.statusCode, response.headers['set-cookie']]).toEqual([address, 400, undefined]);
    expect(response.body).toContain('role="alert"');
  }
  for (const remote of ['host', 'constructor'])
    expect((await submit({ remote, address: devServer })).statusCode).toBe(400);
});

it('the edge redirects only to a path of this site', async () => {
  const foreign = await submit(form, { referer: 'http://evil.example/page' });
  const slashes = await submit(form, { referer: 'http://localhost:3000//evil.example' });

  expect([foreign, slashes].map(({ headers }) => headers.location)).toEqual(['/variants', '/evil.example']);
});

const otherRequests: {
  sender: string;
  rules: Partial<OverrideRules>;
  headers: Record<string, string>;
  name?: string;
}[] = [
  {
    sender: 'a site with a public address',
    rules: { publicUrl: 'https://eggs.example' },
    headers: {},
    name: '__Host-emberclutch_variant',
  },
  { sender: 'a proxy on this machine', rules: {}, headers: { authorization: '', via: '1.1 proxy' } },
  {
    sender: 'a visitor of a site that allows an origin',
    rules: { origins: [devServer] },
    headers: { authorization: '' },
  },
];

it.each(otherRequests)(
  'the edge has no overrides for requests of $sender',
  async ({ rules, headers, name = 'emberclutch_variant_3000' }) => {
    const cookie = readCookies(await submit(form)).replace(/^[^=]+/, name);
    const { cookieKey } = await getLiveSite();
    await restartWith(rules);
    await writeLiveSite(smallSite.site.folder, { ...(await getLiveSite()), cookieKey });

    expect((await get('/variants', headers)).body).not.toContain('<input');
    expect((await submit(form, headers)).statusCode).toBe(405);
    expect((await get('/hatchery', { ...headers, cookie })).body).not.toContain(devServer);
  },
);

it('the edge accepts origins other than this machine only from the settings', async () => {
  await restartWith({ origins: ['https://preview.example'], publicUrl: 'https://eggs.example' });
  const host = 'eggs.example';

  const response = await submit(
    { remote: 'hatchery', address: 'https://preview.example/hatchery/' },
    { host },
  );
  const page = await get('/hatchery', { host, cookie: readCookies(response) });

  expect(response.headers['set-cookie']).toMatch(/^__Host-emberclutch_variant=.+; Secure/);
  expect(page.body).toContain('https://preview.example/hatchery/entry.js');
  expect((await submit(form, { host })).statusCode).toBe(400);
});

it('the edge shows the name of the site and whether it is a demonstration, like the page about a preview', async () => {
  const readAll = async () =>
    Promise.all(['/variants', '/hatchery?preview=ended'].map(async (url) => (await get(url)).body));
  const notice = /<body>\s*<aside class="demonstration"[^>]*>\s*This site is a demonstration/;
  for (const page of await readAll()) expect(page).not.toMatch(notice);

  const changes = { SITE_NAME: 'Eggs & Co', ALLOW_TEST_SERVICES: 'yes' };
  await changeSettings(smallSite.site.folder, { changes, publisher });

  for (const page of await readAll()) {
    expect(page).toMatch(notice);
    expect(page).toContain('<a href="/">Eggs &amp; Co</a>');
  }
});

it('the edge overrides a remote that has never been live in a browser that has chosen its preview', async () => {
  const { build, folder } = smallSite.site;
  const pages = [{ path: '/rookery', title: 'Rookery' }];
  const release = await storeRelease(
    folder,
    await build({ app: 'remote-rookery', version: '1.0.0-r', pages }),
  );
  const releases = [{ app: release.app, version: release.version }];
  const { id } = await offerCandidate(folder, { releases, share: null, again: false, publisher });
  const previewCookie = readCookies(
    await submit({ candidate: id, path: '/rookery' }, {}, '/variants/preview'),
  );

  const rookery = { remote: 'rookery', address: devServer };
  const refusal = await submit(rookery);
  const variantsPage = await get('/variants', { cookie: previewCookie });
  const response = await submit(rookery, { cookie: previewCookie });
  const page = await get('/rookery', { cookie: readCookies(response) });

  expect([refusal.statusCode, response.statusCode, page.statusCode]).toEqual([400, 303, 200]);
  expect(variantsPage.body).toContain('<h2 id="rookery">rookery</h2>');
  expect(page.body).toContain(`"entry":"${devServer}/entry.js"`);
});

it('the edge keeps an override and a preview in one cookie, shows both on one page, and ends both with one form', async () => {
  const { build, folder } = smallSite.site;
  const release = await storeRelease(folder, await build({ app: 'host', version: '2.0.0-b' }));
  const releases = [{ app: 'host', version: release.version }];
  const { id } = await offerCandidate(folder, { releases, share: null, again: false, publisher });
  const overrideCookie = readCookies(await submit(form));

  const response = await submit(
    { candidate: id, path: '/' },
    { cookie: overrideCookie },
    '/variants/preview',
  );
  const { body } = await get('/variants', { cookie: readCookies(response) });
  const page = await get('/hatchery', { cookie: readCookies(response) });
  const endResponse = await submit({}, { cookie: readCookies(response) }, '/variants/live');

  expect(body).toMatch(
    /It gets a preview[^]+host <code>2\.0\.0-b<\/code>[^]+It loads 1 remote from elsewhere/,
  );
  expect(page.body).toContain('This is a preview, 1 remote is overridden');
  expect(endResponse.headers['set-cookie']).toContain('Max-Age=0');
  expect((await get('/variants', { cookie: readCookies(endResponse) })).body).toContain(
    'This browser gets the live site.',
  );
});
