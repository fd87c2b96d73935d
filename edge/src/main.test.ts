import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openEdge } from './open-edge.ts';
import { readEdgeSettings } from './settings.ts';
import { provideTemporarySite } from './testing/small-site.ts';

const site = provideTemporarySite();

it.each<[string, Record<string, string>, RegExp]>([
  ['an invalid setting of its embedded provider', { EGG_FEE: 'free' }, /^EGG_FEE takes an amount/],
  [
    'test services behind a public address',
    { PUBLIC_URL: 'http://emberclutch.example' },
    /^PUBLIC_URL is http:.*MAIL=outbox.*PAYMENTS=sandbox.*ALLOW_TEST_SERVICES=yes/,
  ],
  ['a folder without a site', {}, /^There is no published site in .*SITE_DIR/],
])('the process refuses %s before it opens a database', async (_fault, settings, message) => {
  const environment = { PORT: '0', DATA_DIR: site.root, ...settings };
  const open = async () => openEdge(readEdgeSettings(environment), environment);

  await expect(open()).rejects.toThrow(message);

  expect(existsSync(join(site.root, 'world'))).toBe(false);
});

it('the process exits with one line that states the reason', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: site.root, SITE_SLUG: 'Not A Slug' },
    encoding: 'utf8',
  });

  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(/^SITE_SLUG takes lower-case/)]);
});
