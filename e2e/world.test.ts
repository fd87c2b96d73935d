import { seriousViolationsByTheme } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';

const { newPage } = testBrowser();

it('shows one world under both addresses, also without its provider, its motion or its graphics card', async () => {
  const page = await newPage({ width: 360, expectedErrors: [/404/, /CONTEXT_LOST_WEBGL/] });
  await page.goto('/emberclutch-world');
  const map = page.getByRole('application', { name: 'Map of the world with all hatched dragons' });
  await page.getByText('Unrolling the map').waitFor({ state: 'detached' });
  await page.getByText(/^[\d,]+ dragons in the sky$/).waitFor();
  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  await expectNoHorizontalScroll(page);

  const answer = await page.request.get('/v1/world/dragons');
  const { ids }: { ids: number[] } = await answer.json();
  const id = ids.at(-1) ?? 0;
  await page.getByRole('searchbox', { name: 'Find a dragon' }).fill(String(id));
  await page.keyboard.press('Enter');
  const card = page.getByRole('complementary', { name: 'Selected dragon' });
  await card.getByRole('heading', { level: 2 }).waitFor();
  expect(new URL(page.url()).search).toBe(`?focus=${id}`);

  await map.focus();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.goBack();
  await page.goto(`/hatchery/hatched?focus=${id}`);
  await card.getByRole('heading', { level: 2 }).waitFor();
  await map.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/details/${id}`);

  // A dragon that hatches meanwhile is announced and rises from its land.
  await page.route('**/v1/world/dragons?since=*', (route) =>
    route.fulfill({
      json: {
        ids: [9_000_001],
        houses: [0],
        magics: [0],
        seasons: [0],
        ages: [0],
        hatched: [Math.floor(Date.now() / 1_000)],
        golden: [],
      },
    }),
  );
  // Dragons close by are drawn from their own genomes, one after another.
  const genome = page.waitForResponse(/\/v1\/genomes\/\d+$/, { timeout: 60_000 });
  await page.goto(`/hatchery/hatched?focus=${id}`);
  await page.getByText('A dragon has just hatched.').waitFor({ state: 'attached' });
  expect((await genome).ok()).toBe(true);

  // The graphics card takes its context away; the map can be drawn again, and loses nothing.
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.getByRole('alert').filter({ hasText: 'The map was lost by the graphics card.' }).waitFor();
  await page.getByRole('button', { name: 'Draw it again' }).click();
  await page.getByRole('alert').filter({ hasText: 'The map was lost' }).waitFor({ state: 'detached' });
  await page.getByText('Unrolling the map').waitFor({ state: 'detached' });
  await card.getByRole('heading', { level: 2 }).waitFor();

  // Without motion the world stands still, and there is nothing to pause.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zoom out' }).click();

  // A provider that knows nothing of the world: the same map from the asset list, by the clock of its answers.
  await page.route('**/v1/world/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/emberclutch-world');
  await page.getByText('Unrolling the map').waitFor({ state: 'detached' });
  await page.getByText(/^[\d,]+ dragons in the sky$/).waitFor();
});
