import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-edge-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it.each([
  { fault: 'an invalid setting', settings: { SITE_SLUG: 'Not A Slug' }, line: /^SITE_SLUG takes lower-case/ },
  {
    fault: 'a setting of the provider inside',
    settings: { EGG_FEE: 'free' },
    line: /^EGG_FEE takes an amount/,
  },
  {
    fault: 'test services behind a public address',
    settings: { PUBLIC_URL: 'http://emberclutch.example' },
    line: /^PUBLIC_URL is http:.*MAIL=outbox.*PAYMENTS=sandbox.*ALLOW_TEST_SERVICES=yes/,
  },
  { fault: 'a folder without a site', settings: {}, line: /^There is no published site in .*SITE_DIR/ },
])('refuses $fault with one line, before it opens a database', ({ settings, line }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
  expect(existsSync(join(dataDir, 'world'))).toBe(false);
});
