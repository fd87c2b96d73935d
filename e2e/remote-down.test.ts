import type { Route } from 'playwright-core';
import { waitUntilPasses } from './wait-until-passes.ts';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { toUnrenderedPath } from './browser/to-unrendered-path.ts';
import { followTopBarLink } from './flows/top-bar.ts';
import { operatorToken } from './suite/operator-token.ts';
import { getRunningSuite } from './suite/running-suite.ts';

const { openPage } = setUpBrowser();

/** Errors of the browser, the federation runtime and React about a missing remote. */
const expectedErrors = [
  /\/remotes\/hatchery\//,
  /Failed to load resource/,
  /hatchery/i,
  /RUNTIME-00\d/,
  /integrity/,
  // React could not hydrate the rendered page of the remote.
  /React error #422/,
];

const outages: { outage: string; respond: (route: Route) => Promise<void> | void }[] = [
  { outage: 'is gone (404)', respond: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  { outage: 'never answers', respond: () => undefined },
  {
    outage: 'sends a page instead of a script',
    respond: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  },
];

it.each(outages)('a remote that $outage breaks only its own slot', async ({ respond }) => {
  const page = await openPage({ expectedErrors });
  await page.route('**/remotes/hatchery/**', respond);
  await page.clock.install();

  await page.goto('/hatchery', { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.getByRole('banner').waitFor();
  await waitForHydration(page);
  // The host begins to watch a script after 2 s, and abandons it after 20 s without a byte.
  await waitUntilPasses(async () => {
    await page.clock.runFor(22_000);
    expect(await retry.isVisible()).toBe(true);
  });
  await page
    .locator('main#main')
    .getByRole('heading', { level: 1, name: 'This page could not be loaded' })
    .waitFor();

  await followTopBarLink(page, 'Login');
  await page.getByLabel('E-mail').waitFor();

  await page.goBack({ waitUntil: 'commit' });
  await retry.waitFor();
  await page.unroute('**/remotes/hatchery/**');
  // If the host's own repeated request succeeds first, the page opens before the press.
  void retry.click().catch(() => undefined);
  await page.getByRole('main').getByRole('link', { name: /No\. / }).first().waitFor();
  await retry.waitFor({ state: 'detached' });
});

it('a remote with a missing chunk breaks only its own slot', async () => {
  const page = await openPage({ expectedErrors });
  const initialCount = await countFailedScripts();
  await page.route(/\/remotes\/hatchery\/.*\/(?!remoteEntry)[^/]+\.js(\?|$)/, (route) =>
    route.fulfill({ status: 404 }),
  );

  await page.goto('/hatchery');
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.unrouteAll();
  await retry.click();

  await page.getByRole('main').getByRole('link', { name: /No\. / }).first().waitFor();

  // The page reports the failure to the edge, which counts it for the release.
  await waitUntilPasses(async () => expect(await countFailedScripts()).toBeGreaterThan(initialCount));
});

it('the host shows a crash message, a report and a link home when a remote throws while rendering', async () => {
  const page = await openPage({ expectedErrors: [/Injected/] });
  await page.addInitScript(throwWhileRendering, '/remotes/hatchery/');

  await page.goto('/hatchery');

  const main = page.getByRole('main');
  await main
    .getByRole('alert')
    .getByRole('heading', { level: 1, name: 'The Dragons Are Restless' })
    .waitFor();
  expect(await main.getByRole('button', { name: 'Restore Connection' }).isVisible()).toBe(true);
  await main.getByText('What to tell us').click();
  await main.getByText('Message: TypeError: Injected').waitFor();
  await page.getByRole('banner').waitFor();
  await main.getByRole('button', { name: 'Return Home' }).click();
  await page.waitForURL('/');
});

it('the host automatically requests a remote under a new address if a cache keeps only half of a file', async () => {
  const page = await openPage({ expectedErrors });
  await page.route(/\/remotes\/hatchery\/.*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
  });
  await page.clock.install();

  await page.goto(toUnrenderedPath('/hatchery'), { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  await waitForHydration(page);

  const egg = page.getByRole('main').getByRole('link', { name: /No\. / }).first();
  await waitUntilPasses(async () => {
    await page.clock.runFor(1_000);
    expect(await page.getByRole('button', { name: 'Retry' }).isVisible()).toBe(false);
    expect(await egg.isVisible()).toBe(true);
  });
});

/** The scripts that start the host, each with one way in which it can be lost. */
const lostScripts: {
  script: string;
  path: string;
  level: number;
  respond: (route: Route) => Promise<void> | void;
}[] = [
  { script: 'shell', path: '/about', level: 2, respond: () => undefined },
  { script: 'libraries', path: '/about', level: 2, respond: (route) => route.fulfill({ status: 404 }) },
  {
    script: 'bootstrap',
    path: '/login',
    level: 1,
    respond: (route) => route.fulfill({ contentType: 'text/javascript', body: '}{<!doctype' }),
  },
];

it.each(lostScripts)(
  'the host reports within 9 s that its script $script is lost, and recovers',
  async ({ script, path, level, respond }) => {
    const page = await openPage({
      expectedErrors: [/Failed to load resource/, /integrity/, /ChunkLoadError/, /Loading chunk/],
    });
    await page.route(`**/host/**/${script}.*.js`, respond);
    await page.clock.install();

    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await page.clock.fastForward(9_000);

    const title = 'The Dragons Are Restless';
    await page.getByRole('alert').getByRole('heading', { level, name: title }).waitFor();
    await page.getByRole('link', { name: 'Return Home' }).waitFor();
    // A prerendered page stays readable.
    expect(await page.locator('#root').isVisible()).toBe(level === 2);
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Restore Connection' }).click();
    // Waits first, because the host repeats failed requests, and could start before the navigation.
    await reload;
    await page.unrouteAll();
    await waitForHydration(page);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  },
);

/** Runs in the page before its scripts: makes the components of one script throw while React renders them. */
function throwWhileRendering(script: string) {
  const { map } = Array.prototype;
  Reflect.set(Array.prototype, 'map', function (this: unknown[], ...args: Parameters<typeof map>) {
    const [, , caller = '', ...outerCallers] = new Error('Only for its stack').stack?.split('\n') ?? [];
    const isRendered = outerCallers.some((line) => line.includes('/libraries.'));
    if (caller.includes(script) && isRendered) throw new TypeError('Injected');
    return map.apply(this, args);
  });
}

/** Counts the scripts of the hatchery that pages have reported as missing. */
async function countFailedScripts(): Promise<number> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const metrics = await (await fetch(`${getRunningSuite().url}/metrics`, { headers })).text();
  const line = /emberclutch_app_failures_total\{app="remote-hatchery",version="[^"]+",kind="script"\} (\d+)/;
  return Number(line.exec(metrics)?.[1] ?? 0);
}
