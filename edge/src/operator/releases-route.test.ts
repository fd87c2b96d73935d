import { publish } from '../publishing/publish.ts';
import { retire } from '../publishing/retire.ts';
import { releasesRoute } from './releases-route.ts';
import { asOperator, serveSmallSite } from '../testing/serve-small-site.ts';
import { smallBuild } from '../testing/small-build.ts';
import { testPublisher } from '../testing/small-site.ts';

let small: Awaited<ReturnType<typeof serveSmallSite>>;
beforeEach(async () => {
  small = await serveSmallSite([{ path: '/hatchery', title: 'Hatchery' }]);
  await small.app.register(releasesRoute, {
    folder: small.site.folder,
    operator: small.operator,
  });
});
afterEach(() => small.close());

const get = (headers: Record<string, string> = asOperator, url = '/releases') =>
  small.app.inject({ url, headers: { host: 'eggs.example', ...headers } });

it('shows what is live, what was, and who released it', async () => {
  const { app, site } = small;
  const dist = await smallBuild(site.root, { app: 'remote-hatchery', version: '2.0.0' });
  await publish(site.folder, { dists: [dist], publisher: { by: '<b>moss</b>', commit: 'abc1234' } });
  await app.ready();

  const page = await get();

  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body).toContain('<strong class="live">2.0.0</strong>');
  expect(page.body).toContain('remote-hatchery 1.0.0-a to 2.0.0');
  expect(page.body.match(/<th scope="row">/g)).toHaveLength(4); // two apps, two switches
  expect(page.body).toContain('&lt;b&gt;moss');
  expect(page.body).toContain('abc1234');
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
