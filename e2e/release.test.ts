import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { Release } from '@emberclutch/contract/site/release.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { copySite } from './suite/copy-site.ts';
import { operatorToken } from './suite/operator-token.ts';
import { runToEnd, startEdge } from './suite/start-suite.ts';
import type { Suite } from './suite/start-suite.ts';

const { openPage } = setUpBrowser();

/** A separate site, because these releases would change the pages of all other tests. */
let site: ReturnType<typeof copySite>;
let edge: Suite;
/** A checkout whose remote-auth has a different heading from the site. The first release builds it. */
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

it('a site shows a release of one remote after a reload, keeps the host, and rolls the release back', async () => {
  const { folder } = checkout;
  const page = await openPage();
  await page.goto(`${edge.url}/login`);
  const waitForHeading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await waitForHeading(headingBefore);
  const initialHost = await findHostScript();
  expect(initialHost).toMatch(/^\/host\/.+\.js$/);

  // The settings of the publisher name the site differently. A release must not change the site's name.
  const settings = { ...site.settings, SITE_NAME: 'Another shell' };
  const release = await runToEnd('release', ['auth'], settings, folder);
  expect(release.output).toMatch(/remote-auth \S+ is live\./);
  expect(release.output).not.toContain('API'); // The command has reached the provider, which has all calls that the app uses.
  expect(release.code).toBe(0);
  await waitForHeading(headingBefore); // an open page keeps its version
  await page.reload();
  await waitForHeading(headingAfter);
  expect(await findHostScript()).toBe(initialHost);

  const rollback = await runToEnd('rollback', ['auth'], settings, folder);
  expect(rollback.output).toMatch(/remote-auth \S+ is live again\./);
  await page.reload();
  await waitForHeading(headingBefore);
  expect(await page.title()).toContain('Emberclutch');
  const refusal = await runToEnd('release', ['auth'], settings, folder);
  expect(refusal).toEqual({ code: 1, output: expect.stringContaining('release auth --again') });

  // Releases through the edge, without access to the folder that the edge serves.
  const edgeSettings = { PORT: '0', RELEASE_URL: edge.url, RELEASE_TOKEN: operatorToken };
  const repetition = await runToEnd('release', ['auth', '--again'], edgeSettings, folder);
  expect(repetition.output).toMatch(/remote-auth \S+ is live\./);
  const { output: list } = await runToEnd('releases', ['auth'], edgeSettings, folder);
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
  const unfitRelease = await runToEnd('release', ['host'], site.settings, folder);
  expect(unfitRelease.output).toMatch(
    /remote-auth asks for @emberclutch\/web\/state \^\S+, but the host has 9\.0\.0\./,
  );
  expect(unfitRelease.output).toContain('host calls GET /v1/eggs/prices, which the API does not have.');
  expect(unfitRelease.code).toBe(1);

  const livePage = await (await fetch(`${edge.url}/login`)).text();
  writeFileSync(join(folder, 'remote-auth/src/app/routes.tsx'), 'export default (;\n');
  const brokenRelease = await runToEnd('release', ['auth'], site.settings, folder);
  expect(brokenRelease).toEqual({ code: 1, output: expect.stringContaining('routes.tsx') });
  expect(await (await fetch(`${edge.url}/login`)).text()).toBe(livePage);
});

/** Replaces a string in all sources of an app. */
function editSources(folder: string, original: string, replacement: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(original));
  expect(files).not.toEqual([]);
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(original, replacement));
}

async function findHostScript(): Promise<string | undefined> {
  const page = await (await fetch(`${edge.url}/login`)).text();
  return new RegExp(`href="([^"]+)"[^>]* ${pageAttributes.entry}`).exec(page)?.[1];
}
