import { openRendered } from './browser/open-rendered.ts';
import { testBrowser } from './browser/test-browser.ts';
import { unrendered } from './browser/unrendered.ts';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { findHatchedDragonIds } from './flows/find-hatched-dragon-ids.ts';

const { newPage } = testBrowser();

it('the site has no horizontal scroll on a small phone while a page waits for its data', async () => {
  const page = await newPage({ width: 360 });
  await page.route('**/v1/**', () => undefined);

  for (const path of ['/', '/hatchery', '/my-collection']) {
    // The pictures of a rendered page wait, too.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').waitFor();
    await expectNoHorizontalScroll(page);
  }
});

it('the site breaks the line below a title in the same way before and after its font has arrived, on a phone without the italic', async () => {
  const page = await newPage({ width: 412, javaScriptEnabled: false });
  const fonts: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && fonts.push(request.url()));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/fonts/**', async (route) => {
    await released;
    await route.continue();
  });
  const lead = page.getByText('Every egg of every keeper, from the seal to the first crack.');
  const height = async () => (await lead.boundingBox())?.height;

  await page.goto('/hatchery', { waitUntil: 'domcontentloaded' });
  const before = await height();
  release();
  await page.evaluate(async () => await document.fonts.ready);

  expect(before).toBeGreaterThan(0);
  expect(await height()).toBe(before);
  expect(fonts).toContainEqual(expect.stringContaining('/fraunces.'));
  expect(fonts.filter((url) => url.includes('italic'))).toEqual([]);
});

it('the site loads no italic for the page of a dragon on a phone, nor for its placeholder', async () => {
  const page = await newPage({ width: 412, javaScriptEnabled: false });
  // Leaves the page, because the browser uses a font that the previous page has loaded, whether the next one needs it or not.
  await page.goto('/robots.txt');
  const [id] = await findHatchedDragonIds(page);
  const fonts: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && fonts.push(request.url()));
  await page.goto(unrendered(`/details/${id}`));
  await page.getByRole('main').waitFor();
  await page.evaluate(async () => await document.fonts.ready);

  await openRendered(page, `/details/${id}`);
  await page.evaluate(async () => await document.fonts.ready);

  expect(fonts.filter((url) => url.includes('italic'))).toEqual([]);
});

it('the footer keeps its position while the ground above it is drawn', async () => {
  const page = await newPage({ width: 412 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/season-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const top = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);

  await page.goto('/about');
  await waitForHydration(page);
  const before = await top();
  release();
  // It is drawn when the end of the page comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('div:has(+ footer) path').first().waitFor({ state: 'attached' });

  expect(await top()).toBeCloseTo(before);
});
