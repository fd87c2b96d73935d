import { rm } from 'node:fs/promises';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { dropCandidate, offerCandidate } from '../publishing/offer-candidate.ts';
import { storeRelease } from '../releases/store-release.ts';
import { readCookies, submitForm } from '../testing/submit-form.ts';
import { testPublisher as publisher } from '../testing/small-site.ts';
import { provideSmallSite } from '../testing/serve-small-site.ts';

const pages = [{ path: '/hatchery', title: 'Hatchery' }];
const smallSite = provideSmallSite(pages);

async function offerBuild(
  share: number | null,
  app = 'remote-hatchery',
  members: object = {},
): Promise<Candidate> {
  const { build, folder } = smallSite.site;
  const { version } = await storeRelease(folder, await build({ app, version: '2.0.0-b', pages, ...members }));
  return offerCandidate(folder, { releases: [{ app, version }], share, again: false, publisher });
}

const get = (url: string, headers: Record<string, string> = {}) =>
  smallSite.app.inject({ url, headers: { host: 'eggs.example', 'sec-fetch-mode': 'navigate', ...headers } });

const submit = (url: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  submitForm(smallSite.app, url, form, headers);

/** Chooses a candidate. @returns the cookie */
const choose = async (candidate: string, path = '/hatchery') =>
  readCookies(await submit('/variants/preview', { candidate, path }));

const toEntryUrl = (version: string) => `/remotes/hatchery/${version}/entry.js`;

it('the edge gives a canary its own page, policy and tag, which no shared cache keeps', async () => {
  const livePage = await get('/hatchery');
  expect([livePage.headers['cache-control'], livePage.headers['set-cookie']]).toEqual([
    'no-cache',
    undefined,
  ]);
  const { id } = await offerBuild(100);

  const canaryPage = await get('/hatchery');
  expect(canaryPage.body).toContain(toEntryUrl('2.0.0-b'));
  expect(canaryPage.headers['cache-control']).toBe('private, no-cache');
  expect(String(canaryPage.headers.vary)).toContain('cookie');
  expect(String(canaryPage.headers['content-security-policy']).split('; ')).toContain(
    `report-uri /evidence/policy?candidate=${id}`,
  );

  const cookie = readCookies(canaryPage);
  const secondVisit = await get('/hatchery', { cookie, 'if-none-match': String(canaryPage.headers.etag) });
  expect([secondVisit.statusCode, secondVisit.headers['set-cookie']]).toEqual([304, undefined]);
  const visitWithOldTag = await get('/hatchery', { cookie, 'if-none-match': String(livePage.headers.etag) });
  expect(visitWithOldTag.statusCode).toBe(200);
  const script = { 'sec-fetch-mode': 'cors' };
  const registry = await get(liveRegistryPath, { ...script, cookie });
  expect(registry.json().registry.hatchery.version).toBe('2.0.0-b');
  expect((await get(liveRegistryPath, script)).json().registry.hatchery.version).toBe('1.0.0-a');

  await dropCandidate(smallSite.site.folder, { reference: id, publisher });
  const pageAfterDrop = await get('/hatchery', { cookie });
  expect(pageAfterDrop.body).toBe(livePage.body);
  expect(pageAfterDrop.headers['cache-control']).toBe('no-cache');
});

it('the edge serves the live site if files of a canary are missing', async () => {
  const { folder } = smallSite.site;
  await offerBuild(100);
  await rm(folder.release('remote-hatchery', '2.0.0-b'), { recursive: true });

  const page = await get('/hatchery');

  expect([page.statusCode, page.body.includes(toEntryUrl('1.0.0-a'))]).toEqual([200, true]);
});

it('the edge asks before a link shows a preview, and shows a badge that returns to the live site', async () => {
  const { id } = await offerBuild(null);
  const live = await get('/hatchery');
  const link = `/hatchery?preview=${id}&golden=true`;

  const confirmation = await get(link);
  expect(confirmation.statusCode).toBe(200);
  expect([confirmation.headers['set-cookie'], confirmation.headers['cache-control']]).toEqual([
    undefined,
    'no-store',
  ]);
  expect(confirmation.body).toContain('remote-hatchery <code>2.0.0-b</code>');
  expect(confirmation.body).not.toContain('<script');
  expect((await get('/hatchery')).body).toBe(live.body);

  const choice = await submit('/variants/preview', { candidate: id, path: '/hatchery?golden=true' });
  expect([choice.statusCode, choice.headers.location]).toEqual([303, '/hatchery?golden=true']);
  expect(choice.headers['set-cookie']).toMatch(/Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const cookie = readCookies(choice);
  for (const url of ['/hatchery', link]) {
    const page = await get(url, { cookie });
    expect(page.body).toContain(toEntryUrl('2.0.0-b'));
    expect(page.body).toContain('This is a preview');
    expect(page.headers['cache-control']).toBe('no-store');
  }

  const response = await submit('/variants/live', {}, { cookie, referer: `https://eggs.example${link}` });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/hatchery?golden=true']);
  expect((await get('/hatchery', { cookie: readCookies(response) })).body).toBe(live.body);
});

it('the edge returns from a preview to the live site, even while there is a canary', async () => {
  const { id } = await offerBuild(null);
  await offerBuild(90, 'remote-hatchery', { version: '3.0.0-c' });

  for (let visit = 0; visit < 5; visit += 1) {
    const response = await submit('/variants/live', {}, { cookie: await choose(id) });
    expect((await get('/hatchery', { cookie: readCookies(response) })).body).toContain(toEntryUrl('1.0.0-a'));
  }
});

it('a preview shows the host with its new pages', async () => {
  const pagesWithEclipse = [
    { path: '/', title: 'Home' },
    { path: '/eclipse', title: 'Eclipse' },
  ];
  const { id } = await offerBuild(null, 'host', { pages: pagesWithEclipse });
  const cookie = await choose(id, '/eclipse');

  expect((await get('/eclipse')).statusCode).toBe(404);
  const page = await get('/eclipse', { cookie });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>Eclipse')]);
  expect((await get('/hatchery', { cookie })).body).toContain('/host/2.0.0-b/entry.js');
});

it('the edge says that a preview has ended, and continues with the live site', async () => {
  const { id } = await offerBuild(null);
  const cookie = await choose(id);
  await dropCandidate(smallSite.site.folder, { reference: id, publisher });

  const page = await get(`/hatchery?preview=${id}`, { cookie });
  expect([page.statusCode, page.body.includes('This preview has ended.')]).toEqual([404, true]);
  expect((await get('/hatchery', { cookie })).body).toContain(toEntryUrl('1.0.0-a'));
  expect((await submit('/variants/preview', { candidate: id, path: '/' })).statusCode).toBe(400);
});

it('the edge ignores a form sent from another site, and redirects only to paths of this site', async () => {
  const { id } = await offerBuild(null);

  for (const from of ['cross-site', 'same-site', 'none'])
    for (const url of ['/variants/preview', '/variants/live']) {
      const response = await submit(url, { candidate: id, path: '/' }, { 'sec-fetch-site': from });
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
    }
  for (const path of ['//evil.example/', 'https://evil.example/x', '\\\\evil.example'])
    expect((await submit('/variants/preview', { candidate: id, path })).headers.location).toMatch(
      /^\/[^/\\]*$/,
    );
  expect((await get(`/"><script>?preview=${id}`)).body).not.toContain('<script');
});
