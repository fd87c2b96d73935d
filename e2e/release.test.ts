import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { Release } from '@emberclutch/contract/site/release.ts';
import { testBrowser } from './browser/test-browser.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { copySite } from './suite/copy-site.ts';
import { operatorToken } from './suite/operator-token.ts';
import { runToEnd, startEdge, startSuite } from './suite/start-suite.ts';
import type { Suite } from './suite/start-suite.ts';

const { newPage } = testBrowser();

/** A site of its own: the releases of these tests would reach the pages of all others. */
let site: ReturnType<typeof copySite>;
let edge: Suite;
/** Its remote-auth has other words than the one of the site, and is built by the first release of it. */
let checkout: ReturnType<typeof copyCheckout>;

const headingBefore = 'Back to your nest';
const headingAfter = 'Released while you were here';
const linkBefore = 'Take your account back';
const linkAfter = 'Take it back again';

beforeAll(async () => {
  site = copySite();
  checkout = copyCheckout();
  editSources(join(checkout.folder, 'remote-auth/src'), headingBefore, headingAfter);
  editSources(join(checkout.folder, 'remote-auth/src'), linkBefore, linkAfter);
  edge = await startEdge(site.settings);
});

afterAll(async () => {
  await edge.stop();
  site.remove();
  checkout.remove();
});

/** Other settings of the site than it was published with: a release must not change them. */
const settings = () => ({ ...site.settings, SITE_NAME: 'Another shell' });

it('shows the release of one remote after a reload, keeps the host, and rolls it back', async () => {
  const { folder } = checkout;
  const page = await newPage();
  await page.goto(`${edge.url}/login`);
  const waitForHeading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await waitForHeading(headingBefore);
  const hostBefore = await hostScript();
  expect(hostBefore).toMatch(/^\/host\/.+\.js$/);

  const release = await runToEnd('release', ['auth'], settings(), folder);
  expect(release.output).toMatch(/remote-auth \S+ is live\./);
  expect(release.output).not.toContain('API'); // it was reached, and has all that the app calls
  expect(release.code).toBe(0);
  await waitForHeading(headingBefore); // an open page keeps its version
  await page.reload();
  await waitForHeading(headingAfter);
  expect(await hostScript()).toBe(hostBefore);

  // A start of the first checkout serves the live releases.
  const restarted = await startSuite(settings());
  await restarted.stop();
  expect(restarted.output()).toContain(
    'This checkout differs in remote-auth: start --publish makes it live.',
  );
  expect(restarted.output()).toContain('site set SITE_NAME=Another shell changes it');
  await page.reload();
  await waitForHeading(headingAfter);

  const rollback = await runToEnd('rollback', ['auth'], settings(), folder);
  expect(rollback.output).toMatch(/remote-auth \S+ is live again\./);
  await page.reload();
  await waitForHeading(headingBefore);
  expect(await page.title()).toContain('Emberclutch');

  const { output: list } = await runToEnd('releases', ['auth'], settings(), folder);
  expect(list).toMatch(/^remote-auth \S+ +live\n +shares: react /);
  expect(list).toMatch(/\nswitch 3 +from \S+Z, live +rollback by .+\n +remote-auth \S+ -> \S+\n/);
  expect(list).toMatch(/\nswitch 2 +from \S+Z, until \S+Z +release by .+\n/);
  const refused = await runToEnd('release', ['auth'], settings(), folder);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('release auth --again') });
  const undone = await runToEnd('rollback', ['--to', '1'], settings(), folder);
  expect(undone).toEqual({ code: 0, output: 'The state of switch 1 is live already.\n' });
  const again = await runToEnd('rollback', ['auth', '1.0.0-unknown'], settings(), folder);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('no stored version 1.0.0-unknown') });

  const canary = await runToEnd('release', ['auth', '--canary', '100%', '--again'], settings(), folder);
  expect(canary.output).toMatch(/^canary of 100 %: remote-auth \S+$/m);
  await page.reload();
  await waitForHeading(headingAfter);
  const dropped = await runToEnd('drop', ['auth'], settings(), folder);
  expect(dropped.code).toBe(0);
  await page.reload();
  await waitForHeading(headingBefore);

  const preview = await runToEnd('release', ['auth', '--preview'], settings(), folder);
  const [, id = ''] = /\/\?preview=(\S+)/.exec(preview.output) ?? [];
  await page.goto(`${edge.url}/login?preview=${id}`);
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await waitForHeading(headingAfter);
  await page.getByRole('button', { name: 'Back to the live site' }).click();
  await waitForHeading(headingBefore);
});

it('keeps the files of the previous version for open tabs, which live on without them', async () => {
  const { folder } = checkout;
  const entryBefore = await remoteEntry('auth');
  const page = await newPage({ expectedErrors: [/Failed to load resource/, /Refused to execute script/] });
  await page.goto(`${edge.url}/login`);
  await page.getByRole('link', { name: linkBefore }).waitFor();

  // Through the edge, without the folder that it serves. The test before has rolled it back.
  const throughEdge = { PORT: '0', RELEASE_URL: edge.url, RELEASE_TOKEN: operatorToken };
  const release = await runToEnd('release', ['auth', '--again'], throughEdge, folder);
  expect(release.output).toMatch(/remote-auth \S+ is live\./);
  const { output: list } = await runToEnd('releases', ['auth'], throughEdge, folder);
  expect(list).toMatch(/\nswitch \d+ +from \S+Z, live +release by operator \(/);

  expect(await remoteEntry('auth')).not.toBe(entryBefore);
  expect((await fetch(edge.url + entryBefore)).status).toBe(200);

  // A day later they are gone: the open tab goes on with the live version.
  rmSync(join(site.dataDir, 'site', dirname(entryBefore)), { recursive: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click(); // in a chunk that is gone
  await page.getByRole('link', { name: linkAfter }).click();
  await page.getByRole('heading', { level: 1, name: linkAfter }).waitFor();
});

it('refuses to release an unknown app, an app that does not build, and one that does not fit', async () => {
  const { folder } = checkout;
  const file = join(folder, 'host/dist/release.json');
  const host = Release.parse(JSON.parse(readFileSync(file, 'utf8')));
  delete host.exports?.['@emberclutch/web/state']?.setSession;
  const calls = [{ method: 'GET', path: '/v1/eggs/prices', reads: {} }];
  writeFileSync(file, JSON.stringify({ ...host, version: '9.9.9-unfit', calls }));
  const unfit = await runToEnd('release', ['host'], settings(), folder);
  expect(unfit.output).toContain('remote-auth uses setSession of @emberclutch/web/state, which the host');
  expect(unfit.output).toContain('host calls GET /v1/eggs/prices, which the API does not have.');
  expect(unfit.code).toBe(1);

  const unknown = await runToEnd('release', ['unknown'], settings(), folder);
  expect(unknown).toEqual({ code: 1, output: expect.stringContaining('remote-auth') });
  const option = await runToEnd('release', ['auth', '--force'], settings(), folder);
  expect(option).toEqual({ code: 1, output: 'This command has no option "--force".\n' });
  const alone = await runToEnd('dev', ['host', '--remote-only'], settings(), folder);
  expect(alone).toEqual({
    code: 1,
    output: expect.stringMatching(/^Name the remotes to serve: .*remote-auth/),
  });

  const entryBefore = await remoteEntry('auth');
  writeFileSync(join(folder, 'remote-auth/src/app/routes.tsx'), 'export default (;\n');
  const broken = await runToEnd('release', ['auth'], settings(), folder);
  expect(broken).toEqual({ code: 1, output: expect.stringContaining('routes.tsx') });
  expect(await remoteEntry('auth')).toBe(entryBefore);
});

/** Replaces a text wherever the sources of an app have it. */
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

/** Path of a remote's entry as the composed page names it. */
async function remoteEntry(name: string): Promise<string> {
  const page = await (await fetch(`${edge.url}/login`)).text();
  return new RegExp(`/remotes/${name}/[^"]+/remoteEntry\\.js`).exec(page)?.[0] ?? '';
}
