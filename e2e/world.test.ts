import type { Page } from 'playwright-core';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { getRunningSuite } from './suite/running-suite.ts';

const { openPage } = setUpBrowser();

interface Columns {
  ids: number[];
  houses: number[];
  seasons: number[];
}

const hatchedDragonId = 9_000_001;

it('the site shows one world under both URLs, and works without its provider, motion or a graphics card', async () => {
  const { ids, houses, seasons } = await readColumns();
  const id = ids.at(-1) ?? 0;
  const page = await openPage({ width: 360, expectedErrors: [/404/, /CONTEXT_LOST_WEBGL/] });
  await page.route('**/v1/world/dragons?since=*', (route) => route.fulfill({ json: createArrival() }));
  const answeredPaths: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) answeredPaths.push(new URL(response.url()).pathname);
  });
  const map = page.getByRole('application', { name: 'Map of the world with all hatched dragons' });
  const card = page.getByRole('complementary', { name: 'Selected dragon' });

  await page.goto('/emberclutch-world');
  await page.getByText(/^[\d,]+ dragons in the sky$/).waitFor();

  const dragon = await readJson<{ accDisplayName: string; dragon: { dragon: { name: string } } }>(
    `/v1/assets/${id}`,
  );
  const search = page.getByRole('searchbox', { name: 'Find a dragon' });
  const results = page.getByRole('list', { name: /found$/ }).getByRole('button');
  // On a phone, the controls are collapsed, because the map fills the window.
  expect(await search.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Search and filters' }).click();

  // A dragon that hatches while the page is open joins the others.
  await search.fill(String(hatchedDragonId));
  await waitUntilPasses(async () => {
    await search.press('Enter');
    expect(new URL(page.url()).searchParams.get('focus')).toBe(String(hatchedDragonId));
  });
  await card.getByText(/^(At rest in|Over) the /).waitFor();
  await expectAccessible(page);

  // Searches by the name of a dragon or of its owner, and selects the first of several results.
  for (const term of [dragon.accDisplayName, dragon.dragon.dragon.name]) {
    await search.fill(term);
    await page.keyboard.press('Enter');
    await results.first().click();
    // The order of the matches depends on which response arrives first.
    await waitUntilPasses(async () =>
      expect(await describeSelectedDragon(page)).toContain(term.toLowerCase()),
    );
  }

  // Finds a dragon by its number, follows it until a key moves the map, draws it from its genome, and opens and leaves it by keys.
  await search.fill(String(id));
  await page.keyboard.press('Enter');
  await waitForFocusOn(page, id);
  await card.getByRole('heading', { level: 2 }).waitFor();
  await waitUntilPasses(async () => expect(answeredPaths).toContain(`/v1/genomes/${id}`));
  // The worker that has drawn the dragon still runs.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/world-worker/)]);
  await card.getByRole('button', { name: 'Stop following' }).waitFor();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await card.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/details/${id}`);
  await page.goBack();
  await card.getByRole('heading', { level: 2 }).waitFor();

  // The graphics card loses the context. The page draws the map again automatically the first time, and after a press the second time.
  await loseContext(page);
  await waitUntilDrawn(page);
  await loseContext(page);
  await page.getByRole('alert').filter({ hasText: 'The graphics card has lost the map.' }).waitFor();
  await page.getByRole('button', { name: 'Draw it again' }).click();
  await waitUntilDrawn(page);
  await card.getByRole('heading', { level: 2 }).waitFor();
  await map.focus();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  // Keys select one of the visible dragons. The player takes a picture without the controls over the map.
  await page.getByRole('button', { name: 'Whole world' }).click();
  await map.focus();
  await page.keyboard.press('n');
  await card.getByRole('heading', { level: 2 }).waitFor();
  await page.waitForURL((url) => ids.includes(Number(url.searchParams.get('focus'))));
  await page.getByRole('button', { name: 'Photo' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('world.png');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // With reduced motion, the world does not move, so there is no button to pause it.
  const pause = page.getByRole('button', { name: 'Pause' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pause.click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pause.waitFor({ state: 'detached' });

  // If the provider has no world endpoints, or the browser cannot draw the world, the page shows the list with the filter of the map.
  await page.route('**/v1/world/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const [house, season] = [findElement(houses[0]), spawnSeasons[seasons[0] ?? 0] ?? 'GENESIS'];
  const filter = `house=${house}&golden=true`;
  await page.goto(`/hatchery/hatched?${filter.toLowerCase()}&season=${season.toLowerCase()}`);
  const { total } = await readJson<{ total: number }>(
    `/v1/assets/dragons?state=HATCHED&${filter}&spawn=${season}`,
  );
  await page.getByText(new RegExp(`^${total} of [\\d,]+ dragons$`)).waitFor();
  await page.getByText(/This browser cannot draw the map/).waitFor();
  await page
    .getByRole('group', { name: 'How to see the world' })
    .getByRole('button', { name: 'List' })
    .click();
  if (total === 0) await page.getByRole('heading', { name: 'No dragon matches' }).waitFor();
  else await page.getByText(total === 1 ? '1 dragon' : `${total} dragons`, { exact: true }).waitFor();
});

const readColumns = () => readJson<Columns>('/v1/world/dragons');

async function readJson<Body>(path: string): Promise<Body> {
  const response = await fetch(`${getRunningSuite().url}${path}`);
  return response.json();
}

const findElement = (index: number | undefined): Element => elements[index ?? 0] ?? 'FIRE';

/** Creates the response to a request for dragons that have hatched since the previous request. */
const createArrival = () => ({
  ids: [hatchedDragonId],
  houses: [0],
  magics: [0],
  seasons: [0],
  ages: [0],
  hatched: [Math.floor(Date.now() / 1_000)],
  golden: [],
});

const waitForFocusOn = (page: Page, id: number) =>
  page.waitForURL((url) => url.searchParams.get('focus') === String(id));

/** Reads the provider's description of the selected dragon, in lower case. */
const describeSelectedDragon = async (page: Page) =>
  JSON.stringify(await readJson(`/v1/assets/${new URL(page.url()).searchParams.get('focus')}`)).toLowerCase();

/** Finds the canvas of the scene, unless it has lost its context. Ignores the canvas behind it. */
const findCanvas = (page: Page) => page.locator('canvas:first-child:not([data-lost])');

/** Waits until the map has replaced its placeholder, or a canvas that has lost its context. */
const waitUntilDrawn = (page: Page) => findCanvas(page).waitFor();

/** Takes the context away as soon as the map is drawn, as a graphics card may do. */
async function loseContext(page: Page) {
  await waitUntilDrawn(page);
  await findCanvas(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.dataset.lost = '';
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
}
