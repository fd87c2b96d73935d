import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import type { OverrideRules } from './override-rules.ts';
import { changeSettings } from '../publishing/change-settings.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { storeRelease } from '../releases/store-release.ts';
import { asOperator, serveSmallSite } from '../testing/serve-small-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { testPublisher } from '../testing/small-site.ts';

const devServer = 'http://localhost:3101';

let small: Awaited<ReturnType<typeof serveSmallSite>>;
afterEach(() => small.close());

const serve = async (rules: Partial<OverrideRules> = {}) => {
  small = await serveSmallSite(
    [
      { path: '/hatchery', title: 'Hatchery', picture: 'share.png' },
      { path: '/hatchery/:id', title: 'Egg', preview: '/v1/assets/:id/preview' },
    ],
    { origins: [], publicUrl: null, ...rules },
  );
};

const get = (url: string, headers: Record<string, string> = {}) =>
  small.app.inject({ url, headers: { host: 'localhost:3000', ...asOperator, ...headers } });

const press = (form: Record<string, string>, headers: Record<string, string> = {}, url = '/overrides') =>
  small.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      ...asOperator,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

/** The cookie that a browser sends after a press. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

it('loads a remote from a server of this machine in one browser, says so on each page, and stops at a press', async () => {
  await serve();
  const live = await get('/hatchery');

  const set = await press(
    { remote: 'hatchery', address: `${devServer}/remoteEntry.js` },
    { referer: 'http://localhost:3000/overrides' },
  );
  expect(set.statusCode).toBe(303);
  expect(set.headers.location).toBe('/overrides');
  expect(set.headers['set-cookie']).toMatch(
    /^emberclutch_overrides_3000=.+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  const cookie = cookieOf(set);
  const page = await get('/hatchery', { cookie });
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
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
  expect((await get('/overrides', { cookie })).body).toContain(`value="${devServer}"`);

  const removed = await press({ remote: 'hatchery' }, { cookie });
  expect(removed.headers['set-cookie']).toContain('Max-Age=0');
  expect((await get('/hatchery', { cookie: cookieOf(removed) })).body).toBe(live.body);
});

it('gives a page with an override the host with React for development, for Fast Refresh', async () => {
  await serve();
  const cookie = cookieOf(await press({ remote: 'hatchery', address: devServer }));

  expect((await get('/hatchery')).body).not.toContain('development-entry.js');
  for (const path of ['/hatchery', '/']) {
    const { body } = await get(path, { cookie });
    expect(body).toContain('/host/1.0.0-a/development-entry.js');
    expect(body).toContain('sha384-BBBB');
    expect(body).not.toContain('/host/1.0.0-a/entry.js');
  }
});

it('gives every other browser the page as composed, without a byte of the badge', async () => {
  await serve();

  const page = await get('/hatchery', { cookie: 'emberclutch_overrides_3000=no%20json; other=1' });

  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.body).not.toContain('overrid');
});

const foreignPresses: { by: string; headers: Record<string, string> }[] = [
  { by: 'a page of another site', headers: { 'sec-fetch-site': 'cross-site' } },
  { by: 'another port of this machine', headers: { 'sec-fetch-site': 'same-site' } },
  { by: 'an address typed by hand', headers: { 'sec-fetch-site': 'none' } },
];

it.each(foreignPresses)('refuses a change by $by', async ({ headers }) => {
  await serve();

  const set = await press({ remote: 'hatchery', address: devServer }, headers);

  expect(set.statusCode).toBe(403);
  expect(set.headers['set-cookie']).toBeUndefined();
});

it.each([
  'http://evil.example',
  'https://localhost.evil.example',
  'http://localhost:3101@evil.example',
  'http://user@localhost:3101',
  'http://localhost:3101/?x=1',
  'javascript:alert(1)',
  'localhost:3101',
  `http://localhost:3101/${'a'.repeat(300)}`,
])('refuses the address %s and says so', async (address) => {
  await serve();

  const set = await press({ remote: 'hatchery', address });

  expect(set.statusCode).toBe(400);
  expect(set.headers['set-cookie']).toBeUndefined();
  expect(set.body).toContain('role="alert"');
});

it('refuses a remote that is not live', async () => {
  await serve();

  expect((await press({ remote: 'host', address: devServer })).statusCode).toBe(400);
  expect((await press({ remote: 'constructor', address: devServer })).statusCode).toBe(400);
});

it('redirects to a path of this site only', async () => {
  await serve();

  const form = { remote: 'hatchery', address: devServer };
  const foreign = await press(form, { referer: 'http://evil.example/page' });
  const slashes = await press(form, { referer: 'http://localhost:3000//evil.example' });

  expect(foreign.headers.location).toBe('/overrides');
  expect(slashes.headers.location).toBe('/evil.example');
});

const closed: { of: string; rules: Partial<OverrideRules>; headers: Record<string, string> }[] = [
  { of: 'a site with a public address', rules: { publicUrl: 'https://eggs.example' }, headers: {} },
  { of: 'this machine without the token', rules: {}, headers: { authorization: '' } },
  { of: 'a proxy on this machine', rules: {}, headers: { authorization: '', via: '1.1 proxy' } },
  {
    of: 'a visitor of a site that allows an origin',
    rules: { origins: [devServer] },
    headers: { authorization: '' },
  },
];

it.each(closed)('has no overrides for requests of $of', async ({ rules, headers }) => {
  await serve(rules);
  const cookie = `emberclutch_overrides_3000=${encodeURIComponent(JSON.stringify({ hatchery: devServer }))}`;

  expect((await get('/overrides', headers)).statusCode).toBe(404);
  expect((await press({ remote: 'hatchery', address: devServer }, headers)).statusCode).toBe(405);
  expect((await get('/hatchery', { ...headers, cookie })).body).not.toContain(devServer);
});

it('takes other origins than this machine from the settings alone', async () => {
  await serve({ origins: ['https://preview.example'], publicUrl: 'https://eggs.example' });
  const host = 'eggs.example';

  const set = await press({ remote: 'hatchery', address: 'https://preview.example/hatchery/' }, { host });
  const cookie = cookieOf(set);

  expect(set.headers['set-cookie']).toMatch(/^__Host-emberclutch_overrides=.+; Secure/);
  expect((await get('/hatchery', { host, cookie })).body).toContain(
    'https://preview.example/hatchery/entry.js',
  );
  expect((await press({ remote: 'hatchery', address: devServer }, { host })).statusCode).toBe(400);
});

it('bears the name of the site, as the page about a preview does', async () => {
  await serve();
  await changeSettings(small.site.folder, { changes: { SITE_NAME: 'Eggs & Co' }, publisher: testPublisher });

  for (const url of ['/overrides', '/hatchery?preview=ended'])
    expect((await get(url)).body).toContain('<a href="/">Eggs &amp; Co</a>');
});

it('says that a site to try is a demonstration, as the page about a preview does', async () => {
  await serve();
  const readAll = async () =>
    Promise.all(['/overrides', '/hatchery?preview=ended'].map(async (url) => (await get(url)).body));
  const notice = /<body>\s*<aside class="demonstration"[^>]*>\s*This site is a demonstration/;
  for (const page of await readAll()) expect(page).not.toMatch(notice);

  await changeSettings(small.site.folder, {
    changes: { ALLOW_TEST_SERVICES: 'yes' },
    publisher: testPublisher,
  });

  for (const page of await readAll()) expect(page).toMatch(notice);
});

it('overrides a remote that has never been live in a browser that has chosen its preview', async () => {
  await serve();
  const app = 'remote-rookery';
  const pages = [{ path: '/rookery', title: 'Rookery' }];
  const { version } = await storeRelease(
    small.site.folder,
    await smallBuild(small.site.root, { app, version: '1.0.0-r', pages }),
  );
  const { id } = await offerCandidate(small.site.folder, {
    releases: [{ app, version }],
    share: null,
    again: false,
    publisher: testPublisher,
  });
  const chosen = cookieOf(await press({ candidate: id, path: '/rookery' }, {}, '/preview'));

  const refused = await press({ remote: 'rookery', address: devServer });
  const listed = await get('/overrides', { cookie: chosen });
  const set = await press({ remote: 'rookery', address: devServer }, { cookie: chosen });
  const page = await get('/rookery', { cookie: `${chosen}; ${cookieOf(set)}` });

  expect([refused.statusCode, set.statusCode]).toEqual([400, 303]);
  expect(listed.body).toContain('<h2 id="rookery">rookery</h2>');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`"entry":"${devServer}/entry.js"`);
});
