import { Evidence } from '../evidence/evidence.ts';
import { offerCandidate } from '../publishing/offer-candidate.ts';
import { changeSettings } from '../publishing/change-settings.ts';
import { publish } from '../testing/publish.ts';
import { retire } from '../publishing/retire.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { storeRelease } from '../releases/store-release.ts';
import { releasesRoute } from './releases-route.ts';
import { asOperator, serveSmallSite } from '../testing/serve-small-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { testPublisher } from '../testing/small-site.ts';

const hatchery = { app: 'remote-hatchery', version: '1.0.0-a' };
const pressed = { ...asOperator, 'sec-fetch-site': 'same-origin' };

let small: Awaited<ReturnType<typeof serveSmallSite>>;
let evidence: Evidence;
beforeEach(async () => {
  small = await serveSmallSite([{ path: '/hatchery', title: 'Hatchery' }]);
  await small.app.register(releasesRoute, {
    folder: small.site.folder,
    operator: small.operator,
    evidence: (evidence = new Evidence()),
    readApi: async () => ({ addresses: [], document: null }),
  });
});
afterEach(() => small.close());

const get = (headers: Record<string, string> = asOperator, url = '/releases') =>
  small.app.inject({ url, headers: { host: 'eggs.example', ...headers } });

it('shows the live versions, earlier ones, and who released them', async () => {
  const { app, site } = small;
  const dist = await smallBuild(site.root, { app: 'remote-hatchery', version: '2.0.0' });
  await publish(site.folder, { dists: [dist], publisher: { by: '<b>moss</b>', commit: 'abc1234' } });
  await app.ready();

  const page = await get();

  expect(page.statusCode).toBe(200);
  expect(page.body.match(/<button[^>]*>/g)).toEqual([
    '<button title="to 1.0.0-a" aria-label="Roll back remote-hatchery to 1.0.0-a">',
    '<button >',
  ]);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body).toContain('<strong class="live">2.0.0</strong>');
  expect(page.body).toContain('remote-hatchery 1.0.0-a to 2.0.0');
  expect(page.body.match(/<th scope="row">/g)).toHaveLength(4); // two apps, two switches
  expect(page.body).toContain('&lt;b&gt;moss');
  expect(page.body).toContain('abc1234');
});

it('shows since when and by whom each app is live, and what pages report of each version', async () => {
  const { app, site } = small;
  const at = ['routes.0a1b2c3d.js:1:23'];
  evidence.add({
    page: '/hatchery',
    loads: Array.from({ length: 8 }, () => hatchery),
    failures: [{ ...hatchery, kind: 'error', name: 'TypeError', at }],
  });
  const dist = await smallBuild(site.root, { app: 'remote-hatchery', version: '2.0.0' });
  await publish(site.folder, { dists: [dist], publisher: { by: 'moss', commit: 'abc1234' } });
  await app.ready();

  const page = (await get(asOperator, '/status')).body.replaceAll(/\s+/g, ' ');

  expect(page).toMatch(/<th scope="row">host<\/th>.{0,200}<td>tester<\/td>/);
  expect(page).toMatch(
    /remote-hatchery<\/th> <td><strong class="live">2.0.0<\/strong><\/td>.{0,120}<td>moss<\/td>/,
  );
  expect(page).toMatch(
    /<td>1.0.0-a<\/td> <td>8<\/td> <td><strong class="alert">1<\/strong><\/td> <td>12.5 %<\/td>/,
  );
  expect(page).toContain('<code>/remotes/hatchery/1.0.0-a/routes.0a1b2c3d.js:1:23</code>');
});

it('rolls one app back, or undoes the last switch, by a press on a page of this site alone', async () => {
  const { app, site } = small;
  for (const version of ['2.0.0', '3.0.0'])
    await publish(site.folder, {
      dists: [await smallBuild(site.root, { app: 'remote-hatchery', version })],
      publisher: testPublisher,
    });
  await app.ready();
  const press = (payload: string, headers: Record<string, string> = pressed) =>
    app.inject({
      method: 'POST',
      url: '/releases/undo',
      payload,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const live = async () => (await readLiveSite(site.folder))?.apps['remote-hatchery']?.version;

  expect((await press('', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(405);
  expect((await press('', { ...asOperator, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
  expect(await live()).toBe('3.0.0');
  const undone = await press('app=remote-hatchery');
  expect([undone.statusCode, undone.headers.location, await live()]).toEqual([303, '/releases', '2.0.0']);
  expect((await press('')).statusCode).toBe(303);
  expect(await live()).toBe('1.0.0-a');
  expect((await readLiveSite(site.folder))?.by).toBe('operator');
  const refused = await press('app=host');
  expect([refused.statusCode, refused.body.includes('host has no version to go back to.')]).toEqual([
    409,
    true,
  ]);
});

it('shows the commit of the release that a press on the page restored', async () => {
  const { app, site } = small;
  const release = async (changed: string, version: string, commit: string) => {
    const dist = await smallBuild(site.root, { app: changed, version });
    return publish(site.folder, { dists: [dist], publisher: { by: 'moss', commit } });
  };
  await release('remote-hatchery', '2.0.0', 'aaa2222');
  await release('host', '1.0.1', 'bbb3333');
  await release('remote-hatchery', '3.0.0', 'ccc4444');
  await app.ready();

  await app.inject({
    method: 'POST',
    url: '/releases/undo',
    payload: 'app=remote-hatchery',
    headers: { ...pressed, 'content-type': 'application/x-www-form-urlencoded' },
  });

  const page = (await get(asOperator, '/status')).body.replaceAll(/\s+/g, ' ');
  expect(page).toMatch(
    /<strong class="live">2.0.0<\/strong><\/td>.{0,120}<td>operator<\/td> <td class="text">aaa2222<\/td>/,
  );
  expect(page).toMatch(/<td class="text"> ?of the restored release ?<\/td>/);
});

it('lists canaries with their history, and promotes or drops them by a press', async () => {
  const { app, site } = small;
  await app.ready();
  const offer = async (version: string, share: number | null) => {
    const dist = await smallBuild(site.root, { app: 'remote-hatchery', version });
    await storeRelease(site.folder, dist);
    const releases = [{ app: 'remote-hatchery', version }];
    return offerCandidate(site.folder, { releases, share, again: false, publisher: testPublisher });
  };
  const press = (action: string, id: string, headers: Record<string, string> = pressed) =>
    app.inject({
      method: 'POST',
      url: `/releases/${action}`,
      payload: `candidate=${id}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const canary = await offer('2.0.0', 5);
  const preview = await offer('3.0.0', null);

  const listed = (await get()).body.replaceAll(/\s+/g, ' ');
  expect(listed).toContain('<th scope="row">canary, 5 %</th> <td class="text">remote-hatchery 2.0.0</td>');
  expect(listed).toContain(`href="/?preview=${preview.id}"`);
  expect(listed).toContain('canary of 5 % offered: remote-hatchery 2.0.0');
  expect((await press('promote', canary.id, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(405);
  expect((await press('drop', preview.id)).statusCode).toBe(303);
  expect((await press('promote', canary.id)).statusCode).toBe(303);
  const live = await readLiveSite(site.folder);
  expect([live?.apps['remote-hatchery']?.version, live?.candidates]).toEqual(['2.0.0', []]);
  expect((await press('promote', canary.id)).statusCode).toBe(409);
});

it('says that a site to try is a demonstration', async () => {
  const changes = { ALLOW_TEST_SERVICES: 'yes' };
  await changeSettings(small.site.folder, { changes, publisher: testPublisher });

  expect((await get()).body).toContain('This site is a demonstration');
});

it('shows that a remote is retired', async () => {
  await retire(small.site.folder, { app: 'remote-hatchery', publisher: testPublisher });

  expect((await get()).body).toContain('<em>retired</em>');
});

const foreign: { of: string; headers: Record<string, string> }[] = [
  { of: 'this machine', headers: { host: 'localhost:3000' } },
  { of: 'a proxy on this machine', headers: { host: 'localhost:3000', via: '1.1 proxy' } },
  { of: 'a proxy that names the client', headers: { host: 'localhost:3000', 'x-real-ip': '203.0.113.9' } },
  { of: 'a client with another token', headers: { authorization: 'Bearer another-token-entirely' } },
  { of: 'a browser with a forged cookie', headers: { cookie: 'emberclutch_operator_80=yes' } },
];

it.each(foreign)('is no page for requests of $of', async ({ headers }) => {
  const page = await get(headers);

  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<title>Page not found');
});

it('is opened in a browser by a link with the token, which then leaves the address', async () => {
  const token = asOperator.authorization.replace('Bearer ', '');

  const link = await get({}, `/releases?token=${token}`);
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';

  expect([link.statusCode, link.headers.location]).toEqual([303, '/releases']);
  expect(link.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookie).not.toContain(token);
  expect((await get({ cookie })).statusCode).toBe(200);
  expect((await get({}, '/releases?token=another-token-entirely')).statusCode).toBe(404);
});

it('bears the name of the site', async () => {
  const { app, site } = small;
  await changeSettings(site.folder, { changes: { SITE_NAME: 'Eggs & Co' }, publisher: testPublisher });
  await app.ready();

  expect((await get()).body).toContain('<a href="/">Eggs &amp; Co</a>');
});
