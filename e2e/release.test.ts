import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { Release } from '@emberclutch/contract/site/release.ts';
import { testBrowser } from './browser/test-browser.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { copySite } from './suite/copy-site.ts';
import { operatorToken } from './suite/operator-token.ts';
import { runToEnd, startEdge } from './suite/start-suite.ts';
import type { Suite } from './suite/start-suite.ts';

const { newPage } = testBrowser();

/** A separate site, because the releases of these tests would reach the pages of all others. */
let site: ReturnType<typeof copySite>;
let edge: Suite;
/** Its remote-auth has another heading than the site, and its first release builds it. */
let checkout: ReturnType<typeof copyCheckout>;

const headingBefore = 'Back to your nest';
const headingAfter = 'Released while you were here';

beforeAll(async () => {
  site = copySite();
  checkout = copyCheckout();
  editSources(join(checkout.folder, 'remote-auth/src'), headingBefore, headingAfter);
  edge = await startEdge(site.settings);
});

afterAll(async () => {
  await edge.stop();
  site.remove();
  checkout.remove();
});

it('a site shows the release of one remote after a reload, keeps the host, and rolls it back', async () => {
  const { folder } = checkout;
  const page = await newPage();
  await page.goto(`${edge.url}/login`);
  const waitForHeading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await waitForHeading(headingBefore);
  const hostBefore = await hostScript();
  expect(hostBefore).toMatch(/^\/host\/.+\.js$/);

  // The publisher has another name for the site. A release must not change it.
  const settings = { ...site.settings, SITE_NAME: 'Another shell' };
  const release = await runToEnd('release', ['auth'], settings, folder);
  expect(release.output).toMatch(/remote-auth \S+ is live\./);
  expect(release.output).not.toContain('API'); // The provider was reached, and has all calls that the app uses.
  expect(release.code).toBe(0);
  await waitForHeading(headingBefore); // an open page keeps its version
  await page.reload();
  await waitForHeading(headingAfter);
  expect(await hostScript()).toBe(hostBefore);

  const rollback = await runToEnd('rollback', ['auth'], settings, folder);
  expect(rollback.output).toMatch(/remote-auth \S+ is live again\./);
  await page.reload();
  await waitForHeading(headingBefore);
  expect(await page.title()).toContain('Emberclutch');
  const refused = await runToEnd('release', ['auth'], settings, folder);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('release auth --again') });

  // Releases through the edge, without access to the folder that it serves.
  const throughEdge = { PORT: '0', RELEASE_URL: edge.url, RELEASE_TOKEN: operatorToken };
  const again = await runToEnd('release', ['auth', '--again'], throughEdge, folder);
  expect(again.output).toMatch(/remote-auth \S+ is live\./);
  const { output: list } = await runToEnd('releases', ['auth'], throughEdge, folder);
  expect(list).toMatch(/^remote-auth \S+ +live\n +shares: react /);
  expect(list).toMatch(/\nswitch \d+ +from \S+Z, live +release by operator \(/);
  expect(list).toMatch(/\nswitch \d+ +from \S+Z, until \S+Z +rollback by .+\n +remote-auth \S+ -> \S+\n/);
  await page.reload();
  await waitForHeading(headingAfter);
});

it('a site refuses to release an app that does not build, and a host that does not fit', async () => {
  const { folder } = checkout;
  const file = join(folder, 'host/dist/release.json');
  const host = Release.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shared = { ...host.shared, '@emberclutch/web/state': '9.0.0' };
  const calls = [{ method: 'GET', path: '/v1/eggs/prices' }];
  writeFileSync(file, JSON.stringify({ ...host, version: '9.9.9-unfit', shared, calls }));
  const unfit = await runToEnd('release', ['host'], site.settings, folder);
  expect(unfit.output).toMatch(/remote-auth asks for @emberclutch\/web\/state \^\S+, the host has 9\.0\.0\./);
  expect(unfit.output).toContain('host calls GET /v1/eggs/prices, which the API does not have.');
  expect(unfit.code).toBe(1);

  const liveBefore = await (await fetch(`${edge.url}/login`)).text();
  writeFileSync(join(folder, 'remote-auth/src/app/routes.tsx'), 'export default (;\n');
  const broken = await runToEnd('release', ['auth'], site.settings, folder);
  expect(broken).toEqual({ code: 1, output: expect.stringContaining('routes.tsx') });
  expect(await (await fetch(`${edge.url}/login`)).text()).toBe(liveBefore);
});

/** Replaces a text in all sources of an app. */
function editSources(folder: string, from: string, to: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(from));
  expect(files).not.toEqual([]);
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

async function hostScript(): Promise<string | undefined> {
  const page = await (await fetch(`${edge.url}/login`)).text();
  return new RegExp(`href="([^"]+)"[^>]* ${pageAttributes.entry}`).exec(page)?.[1];
}
