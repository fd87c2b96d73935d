import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePublished } from '../releases/ensure-published.ts';
import { readLiveComposition } from '../releases/live-site.ts';
import { changeSettings } from '../publishing/change-settings.ts';
import { publish } from '../testing/publish.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { readEdgeSettings, withSampleWorld } from '../settings.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSettings, temporarySite, testPublisher } from '../testing/small-site.ts';
import { readComposition } from './composition.ts';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => (site = await temporarySite()));
afterEach(() => site.remove());

/** Publishes a site with these settings. @returns its pages, and their policy */
async function publishWith(settings: SiteSettings) {
  const dist = await smallBuild(site.root, { app: 'host', pages: [{ path: '/', title: 'Home' }] });
  await publish(site.folder, {
    dists: [dist],
    firstSettings: { ...smallSettings, ...settings },
    publisher: testPublisher,
  });
  const folder = site.folder.composition(await readLiveComposition(site.folder));
  const { pages, notFound, headers } = await readComposition(folder);
  const files = [...pages.map(({ file }) => file), notFound];
  const html = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { html, policy: headers['content-security-policy'] ?? '' };
}

it('stands on each page of a site to try, outside of the root, with a style that the policy allows', async () => {
  const { html, policy } = await publishWith({ ALLOW_TEST_SERVICES: 'yes' });

  expect(html.length).toBeGreaterThan(1);
  for (const page of html) {
    const [, before = ''] = /<body>([^]*?)<div id="root"/.exec(page) ?? [];
    expect(before).toMatch(/<aside[^>]*aria-label="Demonstration">\s*This site is a demonstration/);
    expect(policy).toContain(`'sha256-${noticeStyleHash(page)}'`);
  }
});

it('stands at the end of each page of a sample world, with a style that the policy allows', async () => {
  const { html, policy } = await publishWith({ SITE_SAMPLE_WORLD: 'yes' });

  expect(html.length).toBeGreaterThan(1);
  for (const page of html) {
    expect(page).toMatch(
      /<div id="root"[^]*<aside[^>]*aria-label="Demonstration">\s*A sample world[^<]*<\/aside>\s*<\/body>/,
    );
    expect(policy).toContain(`'sha256-${noticeStyleHash(page)}'`);
  }
});

it('stands on no page of another site', async () => {
  const { html, policy } = await publishWith({});

  expect(html.join()).not.toContain('emonstration');
  expect(policy).not.toContain('emonstration');
});

it('is asked for by ALLOW_TEST_SERVICES', () => {
  expect(readEdgeSettings({ ALLOW_TEST_SERVICES: 'yes' })).toMatchObject({
    isDemonstration: true,
    site: { ALLOW_TEST_SERVICES: 'yes' },
  });
  expect(readEdgeSettings({})).toMatchObject({ isDemonstration: false });
});

it.each([
  ['of an embedded world with samples', {}, 'yes'],
  ['of an embedded world without samples', { WORLD_SEED: 'no' }, undefined],
  ['of a world on PostgreSQL', { DATABASE_URL: 'postgres://db/world' }, undefined],
  ['of a provider elsewhere', { PROVIDER_URL: 'http://localhost:4000' }, undefined],
  ['that is told otherwise', { SITE_SAMPLE_WORLD: 'no' }, undefined],
])('speaks of samples in a site %s: %j', (_site, environment, value) => {
  const { SITE_SAMPLE_WORLD } = readEdgeSettings(withSampleWorld(environment)).site;

  expect(SITE_SAMPLE_WORLD).toBe(value);
});

it('keeps a site without it from being served where test services are allowed', async () => {
  await publishWith({});

  await expect(ensurePublished(site.folder, { isDemonstration: true })).rejects.toThrow(
    'site set ALLOW_TEST_SERVICES=yes',
  );
  await expect(ensurePublished(site.folder, {})).resolves.toBeUndefined();
  const changes = { ALLOW_TEST_SERVICES: 'yes' };
  await changeSettings(site.folder, { changes, publisher: testPublisher });
  await expect(ensurePublished(site.folder, { isDemonstration: true })).resolves.toBeUndefined();
});

function noticeStyleHash(page: string): string {
  const [, style = ''] = /<style>(\.demonstration[^<]*)<\/style>/.exec(page) ?? [];
  return createHash('sha256').update(style).digest('base64');
}
