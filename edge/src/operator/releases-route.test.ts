import { retire, publish } from '../publishing/publish.ts';
import { releasesRoute } from './releases-route.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { smallBuild } from '../testing/small-build.ts';

let small: Awaited<ReturnType<typeof serveSmallSite>>;
beforeEach(async () => {
  small = await serveSmallSite([{ path: '/hatchery', title: 'Hatchery' }]);
  await small.app.register(releasesRoute, { folder: small.site.folder });
});
afterEach(() => small.close());

const get = (headers: Record<string, string> = {}) =>
  small.app.inject({ url: '/releases', headers: { host: 'localhost:3000', ...headers } });

it('shows what is live, what was, and who released it', async () => {
  const { app, site } = small;
  const dist = await smallBuild(site.root, { app: 'remote-hatchery', version: '2.0.0' });
  await publish(site.folder, { dists: [dist], publisher: { by: '<b>moss</b>', commit: 'abc1234' } });
  await app.ready();

  const page = await get();

  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body).toMatch(/<strong>2\.0\.0<\/strong>, live since <time/);
  expect(page.body.match(/<th scope="row">/g)).toHaveLength(3);
  expect(page.body).toContain('&lt;b&gt;moss');
  expect(page.body).toContain('abc1234');
});

it('shows that a remote is retired', async () => {
  await retire(small.site.folder, 'remote-hatchery');

  expect((await get()).body).toContain('<em>retired</em>');
});

const foreign: { of: string; headers: Record<string, string> }[] = [
  { of: 'another host name', headers: { host: 'emberclutch.example' } },
  { of: 'a proxy', headers: { 'x-forwarded-for': '203.0.113.9' } },
];

it.each(foreign)('is no page for requests of $of', async ({ headers }) => {
  const page = await get(headers);

  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<title>Page not found');
});
