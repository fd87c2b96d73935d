import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { waitForIdle } from '@emberclutch/e2e/browser/wait-for-idle.ts';
import { Presser } from './presser.ts';
import type { Profile } from './profiles.ts';
import { recordPresses } from './record-presses.ts';
import type { RecordedPress } from './record-presses.ts';
import { steps } from './steps.ts';

/** The storage of a signed-in browser. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The presses of the two walks in one tab, each in the order of `steps`. */
export interface Walks {
  cold: RecordedPress[];
  warm: RecordedPress[];
}

/** How long the user looks at each page, in milliseconds. The page sends its idle-time requests during this pause. */
const lookMs = 2_000;

/** Milliseconds between two checks of the page, which use time of its thread. */
const pollMs = 200;

/** Longer than the recorder waits for a page. */
const maxMs = 60_000;

/** Opens a list with an empty cache, and walks through the site twice in the same document. */
export async function walkTwice(
  browser: Browser,
  profile: Profile,
  url: string,
  session: Session,
): Promise<Walks> {
  const context = await browser.newContext({ ...profile.context, storageState: session });
  try {
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
    const presser = new Presser(page, devtools, profile.context.hasTouch ?? false);
    const walk = async () => {
      const presses: RecordedPress[] = [];
      for (const step of steps) {
        if (step.link) await presser.reveal(step.link);
        await page.evaluate((arrival) => window.pressRecorder.expectPress(arrival), step.arrival);
        if (step.link) await presser.press(step.link);
        else await page.evaluate(() => window.pressRecorder.goBack());
        presses.push(await readPress(page, step.name));
      }
      return presses;
    };
    return { cold: await walk(), warm: await walk() };
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page of the press is shown and the user has looked at it.
 * @throws {Error} if the press did not reach the page
 */
async function readPress(page: Page, name: string): Promise<RecordedPress> {
  const until = performance.now() + maxMs;
  do {
    await wait(pollMs);
    if (performance.now() > until) throw new Error(`${page.url()} has not seen the press "${name}".`);
  } while (!(await page.evaluate(() => window.pressRecorder.isSettled())));
  await wait(lookMs);
  return page.evaluate(() => window.pressRecorder.read());
}
