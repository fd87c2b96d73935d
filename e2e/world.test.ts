import type { Page } from 'playwright-core';
import type { Element } from '@emberclutch/shared/contract/asset';
import { elements } from '@emberclutch/shared/contract/words';
import { locateDragon } from '../remote-hatchery/src/features/world/simulation/locate-dragon.ts';
import { seriousViolationsByTheme } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { eventually } from './eventually.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { runningSuite } from './suite/running-suite.ts';

const { newPage } = testBrowser();

interface Columns {
  ids: number[];
  houses: number[];
  magics: number[];
}

const justHatched = 9_000_001;

it('shows one world under both addresses, also without its provider, its motion or its graphics card', async () => {
  const { ids } = await readColumns();
  const id = ids.at(-1) ?? 0;
  const page = await newPage({ width: 360, expectedErrors: [/404/, /CONTEXT_LOST_WEBGL/] });
  await page.route('**/v1/world/dragons?since=*', (route) => route.fulfill({ json: oneArrival() }));
  const map = page.getByRole('application', { name: 'Map of the world with all hatched dragons' });
  const card = page.getByRole('complementary', { name: 'Selected dragon' });

  // A dragon that hatches while one looks is announced, and can be visited, though the map is still drawn.
  await page.goto('/emberclutch-world');
  await page.getByText(/^[\d,]+ dragons in the sky$/).waitFor();
  await page.getByRole('status').filter({ hasText: 'A dragon has just hatched.' }).waitFor();
  await page.getByRole('button', { name: 'See it' }).click();
  await card.getByText(/^(At rest in|Over) the /).waitFor();
  await waitForFocusOn(page, justHatched);
  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  await expectNoHorizontalScroll(page);

  // Found by its number, followed until the map is moved by a key, drawn from its own genome, opened and left by keys.
  const genome = page.waitForResponse(/\/v1\/genomes\/\d+$/);
  await page.getByRole('searchbox', { name: 'Find a dragon' }).fill(String(id));
  await page.keyboard.press('Enter');
  await waitForFocusOn(page, id);
  await card.getByRole('heading', { level: 2 }).waitFor();
  expect((await genome).ok()).toBe(true);
  await card.getByRole('button', { name: 'Stop following' }).waitFor();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await card.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/details/${id}`);
  await page.goBack();
  await card.getByRole('heading', { level: 2 }).waitFor();

  // The graphics card takes its context away; the map can be drawn again, and loses nothing.
  await untilDrawn(page);
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.getByRole('alert').filter({ hasText: 'The map was lost by the graphics card.' }).waitFor();
  await page.getByRole('button', { name: 'Draw it again' }).click();
  await untilDrawn(page);
  await card.getByRole('heading', { level: 2 }).waitFor();
  await map.focus();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  // Without motion the world stands still, and there is nothing to pause.
  const pause = page.getByRole('button', { name: 'Pause' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pause.click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pause.waitFor({ state: 'detached' });

  // A provider that knows nothing of the world, and a browser that cannot draw it: the list, with the filter of the map.
  await page.route('**/v1/world/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/hatchery/hatched?golden=true');
  const { total } = await readJson<{ total: number }>('/v1/assets/dragons?state=HATCHED&golden=true');
  await page.getByText(new RegExp(`^${total} of [\\d,]+ dragons$`)).waitFor();
  await page.getByText(/This browser cannot draw the map/).waitFor();
  await page
    .getByRole('group', { name: 'How to see the world' })
    .getByRole('button', { name: 'List' })
    .click();
  await page.getByText(total === 1 ? '1 dragon' : `${total} dragons`, { exact: true }).waitFor();
});

it('shows a dragon at the same place at the same time in browsers whose clocks are wrong', async () => {
  const { ids, houses, magics } = await readColumns();
  const [id, house, magic] = [ids[0] ?? 0, elementAt(houses[0]), elementAt(magics[0])];

  await Promise.all(
    [-90_000, 3_600_000].map(async (skew) => {
      const page = await newPage({ width: 360 });
      await page.addInitScript((wrongBy) => {
        const right = Date.now.bind(Date);
        Date.now = () => right() + wrongBy;
      }, skew);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`/emberclutch-world?focus=${id}`);

      // The card follows the clock of the server as soon as it has been estimated.
      await eventually(async () => {
        const { time, lateness, place } = await nextSighting(page);
        const expected = locateDragon({ id, house, magic }, time);
        expect(Math.abs(lateness)).toBeLessThan(100);
        // A hundredth of its wings' width.
        expect(Math.hypot(place.x - expected.x, place.y - expected.y, place.z - expected.z)).toBeLessThan(
          1.4,
        );
      });
    }),
  );
});

const readColumns = () => readJson<Columns>('/v1/world/dragons');

async function readJson<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${runningSuite().url}${path}`);
  return answer.json();
}

const elementAt = (place: number | undefined): Element => elements[place ?? 0] ?? 'FIRE';

/** The answer to a client that asks what has hatched since. */
const oneArrival = () => ({
  ids: [justHatched],
  houses: [0],
  magics: [0],
  seasons: [0],
  ages: [0],
  hatched: [Math.floor(Date.now() / 1_000)],
  golden: [],
});

const waitForFocusOn = (page: Page, id: number) =>
  page.waitForURL((url) => url.searchParams.get('focus') === String(id));

/** Until the map has taken the place of its placeholder. */
const untilDrawn = (page: Page) => page.locator('canvas').waitFor();

/**
 * What the card of the selected dragon says next: time, place, and how many milliseconds its time is behind the right one,
 * which the page reads from a clock that the test leaves as it is.
 */
function nextSighting(page: Page) {
  return page.evaluate(async () => {
    const card = await new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const time = document.querySelector<HTMLElement>('aside time');
        if (time?.parentElement) resolve(time.parentElement);
        else requestAnimationFrame(look);
      };
      look();
    });
    return new Promise<{ time: number; lateness: number; place: { x: number; y: number; z: number } }>(
      (resolve) => {
        const observer = new MutationObserver(() => {
          const right = performance.timeOrigin + performance.now();
          observer.disconnect();
          const time = Date.parse(card.querySelector('time')?.dateTime ?? '');
          const [x = 0, y = 0, z = 0] = (card.querySelector('data')?.value ?? '').split(' ').map(Number);
          resolve({ time, lateness: right - time, place: { x, y, z } });
        });
        observer.observe(card, { subtree: true, attributes: true, attributeFilter: ['datetime'] });
      },
    );
  });
}
