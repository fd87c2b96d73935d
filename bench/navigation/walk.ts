import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { waitForIdle } from '@emberclutch/e2e/browser/wait-for-idle.ts';
import { firstDragonsMark } from '@emberclutch/world/scene/first-dragons-mark.ts';
import { slow4g } from '../first-load/slow-4g.ts';
import type { Session } from '../load/create-player.ts';
import { recordPresses } from './record-presses.ts';
import type { Arrival, RecordedPress } from './record-presses.ts';

/** The presses of the two walks in one tab, each in the order of `steps`. */
export interface Walks {
  cold: RecordedPress[];
  warm: RecordedPress[];
}

/** How long the user looks at each page, in milliseconds. The page sends its idle-time requests during this pause. */
const lookMs = 2_000;

/** Milliseconds between two checks of the page. Each check takes time of its main thread. */
const pollMs = 200;

/** Milliseconds; longer than the recorder waits for a page. */
const maxMs = 60_000;

/** Opens a list with an empty cache, and walks through the site twice in the same document. */
export async function walkTwice(
  browser: Browser,
  profile: Profile,
  url: string,
  session: Session,
): Promise<Walks> {
  await using context = await browser.newContext({ ...profile.context, storageState: session });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  await page.addInitScript(recordPresses);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', profile.network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main a[href^="/details/"] img').first().waitFor();
  await waitForIdle(page);
  await page.waitForLoadState('networkidle');
  const pressAt = profile.context.hasTouch ? touch : click;
  const press = async (link: StepLink) => pressAt(devtools, await findPoint(page, link));
  const walk = async () => {
    const presses: RecordedPress[] = [];
    for (const { name, link, arrival } of steps) {
      if (link && !(await page.evaluate(isShown, link))) {
        await press(menuButton);
        await page.locator(link.selector).nth(link.index).waitFor();
        await wait(menuMs);
      }
      await page.evaluate((expected) => window.pressRecorder.expectPress(expected), arrival);
      if (link) await press(link);
      else await page.evaluate(() => window.pressRecorder.goBack());
      presses.push(await readPress(page, name));
    }
    return presses;
  };
  return { cold: await walk(), warm: await walk() };
}

/**
 * Waits until the page of the press is shown and the user has looked at it.
 * @throws {Error} if the press did not reach the page
 */
async function readPress(page: Page, name: string): Promise<RecordedPress> {
  const deadline = performance.now() + maxMs;
  do {
    await wait(pollMs);
    if (performance.now() > deadline) throw new Error(`The press "${name}" did not reach ${page.url()}.`);
  } while (!(await page.evaluate(() => window.pressRecorder.isSettled())));
  await wait(lookMs);
  return page.evaluate(() => window.pressRecorder.read());
}

/** A device, its network, and how its user presses. */
interface Profile {
  name: 'phone' | 'desktop';
  context: BrowserContextOptions;
  network: typeof slow4g;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** 40 ms, 10 Mbit/s, as in Lighthouse. */
const desktopNetwork = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

export const profiles: readonly Profile[] = [
  {
    name: 'phone',
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
    },
    network: slow4g,
    slowdown: 4,
  },
  {
    name: 'desktop',
    context: { viewport: { width: 1_280, height: 900 } },
    network: desktopNetwork,
    slowdown: 1,
  },
];

/** The link with this index among the visible elements that match the selector. */
interface StepLink {
  selector: string;
  index: number;
}

/** One press of the walk. */
interface Step {
  name: string;
  /** The link to press; null goes back in the history. */
  link: StepLink | null;
  arrival: Arrival;
}

/** Finds a link of the top bar, which a phone shows in a menu. */
const findBarLink = (path: string) => ({ selector: `header a[href="${path}"]`, index: 0 });

/** Finds a card of a list, which contains the picture of an egg. */
const findCard = (index: number) => ({ selector: 'main a[href^="/details/"]:has(img)', index });

const list: Arrival = { path: '^/(hatchery|community)$' };
const details: Arrival = { path: '^/details/' };
/** Expects a field instead of a picture, because the page has pictures only while the cycle has sealed eggs. */
const spawn: Arrival = { path: '^/spawn$', element: 'main input' };

/** The walk begins and ends on a list, so that it can be repeated. The first eggs of the list may be the player's own. */
export const steps: readonly Step[] = [
  { name: 'list: egg', link: findCard(2), arrival: details },
  { name: 'egg: Back', link: null, arrival: list },
  { name: 'list: next egg', link: findCard(3), arrival: details },
  {
    name: 'egg: genome',
    link: { selector: 'main a[href^="/genome-explorer/"]', index: 0 },
    arrival: { path: '^/genome-explorer/' },
  },
  { name: 'genome: list', link: findBarLink('/community'), arrival: list },
  {
    name: 'list: world',
    link: { selector: 'main a[href="/hatchery/hatched"]', index: 0 },
    arrival: { path: '^/hatchery/hatched$', mark: firstDragonsMark },
  },
  { name: 'world: list', link: findBarLink('/community'), arrival: list },
  { name: 'list: collection', link: findBarLink('/my-collection'), arrival: { path: '^/my-collection$' } },
  { name: 'collection: egg', link: findCard(0), arrival: details },
  { name: 'egg: spawn', link: findBarLink('/spawn'), arrival: spawn },
  { name: 'spawn: list', link: findBarLink('/community'), arrival: list },
];

interface Point {
  x: number;
  y: number;
}

/** Milliseconds for which a mouse rests on a link before the press, and for which a button or finger is down. */
const restMs = 150;
const downMs = 80;

/** A narrow window shows the links of the top bar in a menu, which opens within `menuMs`. */
const menuButton = { selector: 'header button[aria-label="Open menu"]', index: 0 };
const menuMs = 1_000;

async function touch(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(downMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(session: CDPSession, point: Point): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await wait(restMs);
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await wait(downMs);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

const isShown = ({ selector, index }: StepLink) =>
  document.querySelectorAll(selector)[index]?.checkVisibility({ visibilityProperty: true }) ?? false;

/** Scrolls a link into the window if needed, and finds its centre. */
async function findPoint(page: Page, link: StepLink): Promise<Point> {
  const point = await page.evaluate(async ({ selector, index }) => {
    const visibleElements = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const element = visibleElements[index];
    if (!element) return null;
    const before = element.getBoundingClientRect();
    if (before.top < 80 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, link);
  if (!point) throw new Error(`${page.url()} does not show ${link.selector}.`);
  return point;
}
