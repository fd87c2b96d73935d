import { openRenderedPage } from './browser/open-rendered-page.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { toUnrenderedPath } from './browser/to-unrendered-path.ts';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { findHatchedDragonIds } from './flows/find-hatched-dragon-ids.ts';

const { openPage } = setUpBrowser();

it('the site has no horizontal scroll on a small phone while a page waits for its data', async () => {
  const page = await openPage({ width: 360 });
  await page.route('**/v1/**', () => undefined);

  for (const path of ['/', '/hatchery', '/my-collection']) {
    // Does not wait for the load event, because the pictures of a rendered page wait, too.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').waitFor();
    await expectNoHorizontalScroll(page);
  }
});

it('the site breaks the line below a title in the same way before and after its font arrives, and loads no italic on a phone', async () => {
  const page = await openPage({ width: 412, javaScriptEnabled: false });
  const fonts: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && fonts.push(request.url()));
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/fonts/**', async (route) => {
    await gate;
    await route.continue();
  });
  const lead = page.getByText('Every egg of every keeper, from the seal to the first crack.');
  const measureHeight = async () => (await lead.boundingBox())?.height;

  await page.goto('/hatchery', { waitUntil: 'domcontentloaded' });
  const initialHeight = await measureHeight();
  release();
  await page.evaluate(async () => await document.fonts.ready);

  expect(initialHeight).toBeGreaterThan(0);
  expect(await measureHeight()).toBe(initialHeight);
  expect(fonts).toContainEqual(expect.stringContaining('/fraunces.'));
  expect(fonts.filter((url) => url.includes('italic'))).toEqual([]);
});

it('the site loads no italic on a phone for the page of a dragon or for its placeholder', async () => {
  const page = await openPage({ width: 412, javaScriptEnabled: false });
  // Starts on a page without fonts, because the browser uses a font that the previous page has loaded, even if the next page does not need it.
  await page.goto('/robots.txt');
  const [id] = await findHatchedDragonIds(page);
  const fonts: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && fonts.push(request.url()));
  await page.goto(toUnrenderedPath(`/details/${id}`));
  await page.getByRole('main').waitFor();
  await page.evaluate(async () => await document.fonts.ready);

  await openRenderedPage(page, `/details/${id}`);
  await page.evaluate(async () => await document.fonts.ready);

  expect(fonts.filter((url) => url.includes('italic'))).toEqual([]);
});

it('the footer keeps its position while the ground above it is drawn', async () => {
  const page = await openPage({ width: 412 });
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/season-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  const measureTop = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);

  await page.goto('/about');
  await waitForHydration(page);
  const initialTop = await measureTop();
  release();
  // The page draws the ground when its end comes near the window.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('div:has(+ footer) path').first().waitFor({ state: 'attached' });

  expect(await measureTop()).toBeCloseTo(initialTop);
});
