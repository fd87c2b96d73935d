import type { Route } from 'playwright-core';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';
import { openEntry } from './flows/top-bar.ts';

const { newPage } = testBrowser();

/** Errors of the browser, the federation runtime and React about a missing remote. */
const expectedErrors = [
  /\/remotes\/hatchery\//,
  /Failed to load resource/,
  /hatchery/i,
  /RUNTIME-00\d/,
  /integrity/,
];

const outages: { outage: string; answer: (route: Route) => Promise<void> | void }[] = [
  { outage: 'is gone (404)', answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  { outage: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: 'Sorry' }) },
  { outage: 'is unreachable', answer: (route) => route.abort('connectionrefused') },
  { outage: 'never answers', answer: () => undefined },
  {
    outage: 'sends broken JavaScript',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'var broken = {;' }),
  },
  {
    outage: 'sends a page instead of a script',
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  },
];

it.each(outages)('a remote that $outage costs only its own slot', async ({ answer }) => {
  const page = await newPage({ expectedErrors });
  await page.route('**/remotes/hatchery/**', answer);
  await page.clock.install();

  await page.goto('/hatchery', { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.getByRole('banner').waitFor();
  await waitForHydration(page);
  await page.clock.fastForward(5_000); // the timeout of a remote
  await retry.waitFor({ timeout: 10_000 });

  await openEntry(page, 'Login');
  await page.getByLabel('E-mail').waitFor();

  await page.goBack({ waitUntil: 'commit' });
  await retry.waitFor();
  await page.unroute('**/remotes/hatchery/**');
  await retry.click();
  await page.getByRole('main').getByRole('link', { name: /No\. / }).first().waitFor();
  await retry.waitFor({ state: 'detached' });
});

it('a remote with a missing chunk costs only its own slot', async () => {
  const page = await newPage({ expectedErrors });
  await page.route(/\/remotes\/hatchery\/.*\/(?!remoteEntry)[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );

  await page.goto('/hatchery');
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.unrouteAll();
  await retry.click();

  await page.getByRole('main').getByRole('link', { name: /No\. / }).first().waitFor();
});

it.each([
  { script: 'shell', outage: 'never answers', path: '/about', heading: 2 },
  { script: 'bootstrap', outage: 'is gone', path: '/hatchery', heading: 1 },
])(
  'a script of the host that $outage is noticed on $path, and the page recovers',
  async ({ script, outage, path, heading }) => {
    const page = await newPage({
      expectedErrors: [/Failed to load resource/, /ChunkLoadError/, /Loading chunk/],
    });
    await page.route(`**/host/**/${script}.*.js`, (route) =>
      outage === 'is gone' ? route.fulfill({ status: 404 }) : undefined,
    );
    await page.clock.install();

    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await page.clock.fastForward(9_000);

    await page
      .getByRole('alert')
      .getByRole('heading', { level: heading, name: 'The Dragons Are Restless' })
      .waitFor();
    await page.getByRole('link', { name: 'Return Home' }).waitFor();
    expect(await page.locator('#root').isVisible()).toBe(heading === 2);
    // A script that hung arrives now; one that was missing needs the button.
    await page.unrouteAll();
    if (outage === 'is gone') await page.getByRole('button', { name: 'Restore Connection' }).click();
    await waitForHydration(page);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  },
);
