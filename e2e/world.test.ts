import { seriousViolationsByTheme } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';

const { newPage } = testBrowser();

it('shows one world under both addresses, finds a dragon in it and opens its details', async () => {
  const page = await newPage({ width: 360 });
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
});
