import { createHash } from 'node:crypto';
import { changeSettings } from '../publishing/change-settings.ts';
import { ensurePublished } from '../releases/ensure-published.ts';
import type { SiteSettings } from '../releases/site-settings.ts';
import { addSampleWorld } from '../open-edge.ts';
import { readEdgeSettings } from '../settings.ts';
import { readComposedFile, readComposedHeaders } from '../testing/read-composed-file.ts';
import { smallSettings, testPublisher as publisher, provideTemporarySite } from '../testing/small-site.ts';

const site = provideTemporarySite();

/** Publishes a site with these settings. @returns its pages and their policy */
async function publishWithSettings(settings: SiteSettings) {
  await site.publish([{ app: 'host' }], { firstSettings: { ...smallSettings, ...settings } });
  const headers = await readComposedHeaders(site.folder);
  const files = ['pages/index.html', '404.html'];
  const html = await Promise.all(files.map((file) => readComposedFile(site.folder, file)));
  return { html, policy: headers['content-security-policy'] ?? '' };
}

it.each([
  [
    'before the root of each page of a demonstration site',
    { ALLOW_TEST_SERVICES: 'yes' },
    /<body>(?:(?!<div id="root")[^])*<aside[^>]*aria-label="Demonstration">\s*This site is a demonstration/,
  ],
  [
    'at the end of each page of a sample world',
    { SITE_SAMPLE_WORLD: 'yes' },
    /<div id="root"[^]*<aside[^>]*aria-label="Demonstration">\s*A sample world[^<]*<\/aside>\s*<\/body>/,
  ],
])('the edge shows the notice %s, with a style that the policy allows', async (_where, settings, notice) => {
  const { html, policy } = await publishWithSettings(settings);

  for (const page of html) {
    expect(page).toMatch(notice);
    const [, style = ''] = /<style>(\.demonstration[^<]*)<\/style>/.exec(page) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  }
});

it('the edge shows no notice on other sites, and refuses to serve them with test services', async () => {
  const { html } = await publishWithSettings({});

  expect(html.join()).not.toContain('emonstration');
  await expect(ensurePublished(site.folder, { isDemonstration: true })).rejects.toThrow(
    'site set ALLOW_TEST_SERVICES=yes',
  );
  await expect(ensurePublished(site.folder, {})).resolves.toBeUndefined();
  await changeSettings(site.folder, { changes: { ALLOW_TEST_SERVICES: 'yes' }, publisher });
  await expect(ensurePublished(site.folder, { isDemonstration: true })).resolves.toBeUndefined();
});

it('the settings declare a demonstration with ALLOW_TEST_SERVICES', () => {
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
  ['of a provider in another process', { PROVIDER_URL: 'http://localhost:4000' }, undefined],
  ['whose setting excludes it', { SITE_SAMPLE_WORLD: 'no' }, undefined],
])(
  'the environment decides whether a site %s states that it has samples: %j',
  (_site, environment, value) => {
    expect(readEdgeSettings(addSampleWorld(environment)).site.SITE_SAMPLE_WORLD).toBe(value);
  },
);
