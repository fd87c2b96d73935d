import type { Browser, Locator } from 'playwright-core';
import { eggsPath, serveEggs } from './serve-eggs.ts';

const cardCount = 1_000;
const slowdown = 4;
const rounds = 5;

/**
 * Loads 1,000 cards, and presses their filters repeatedly.
 * @returns milliseconds from each press to the next paint
 */
export async function measureFiltering(browser: Browser, url: string): Promise<number[]> {
  await using context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  await serveEggs(page, { total: cardCount, perPage: 500 });
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(recordInteractions);
  for (let round = 0; round < rounds; round += 1) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}${eggsPath}`);
    await page.getByRole('button', { name: 'Load more (500 of 1,000)' }).click();
    await page.getByText('1,000 of 1,000 shown.').waitFor({ state: 'attached' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(startRecording);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await press(page.getByRole('checkbox', { name: /^Golden only/ }));
    await page.getByText('300 eggs').waitFor();
    await press(page.getByRole('button', { name: 'Remove filter: Golden only' }));
    await page.getByText('1,000 eggs').waitFor();
    await press(page.getByRole('button', { name: 'Magic' }));
    await press(page.getByRole('checkbox', { name: /^Air/ }));
    await page.getByText('300 eggs').waitFor();
    // The browser reports an entry after its paint.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }
  return Object.values<number>(
    await page.evaluate(() => JSON.parse(sessionStorage.getItem('presses') ?? '{}')),
  );
}

/**
 * Presses as a person does: the pointer arrives first, and the button is down for some time. The `click()` of a locator does both at once,
 * and checks in the page whether it hits the element. At a quarter of the speed, that check took 10 to 20 ms of each measured press.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not rendered`);
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await target.page().waitForTimeout(100);
  await mouse.down();
  await target.page().waitForTimeout(80);
  await mouse.up();
  // Waiting with a locator would search the page, which takes 45 ms of the same thread (240 ms slowed down) and would delay the paint.
  await target.page().waitForTimeout(300);
}

/**
 * Records the time from each press to the next paint, in all pages of the tab: the duration of the press's longest event, as in
 * "interaction to next paint".
 */
function recordInteractions() {
  const durations: Record<string, number> = JSON.parse(sessionStorage.getItem('presses') ?? '{}');
  new PerformanceObserver((list) => {
    const recordingStart = Number(document.documentElement.dataset.recordedFrom ?? Infinity);
    // Cast: the compiler's library does not know `interactionId` of events yet.
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId || entry.startTime < recordingStart) continue;
      const key = `${performance.timeOrigin}:${entry.interactionId}`;
      durations[key] = Math.max(durations[key] ?? 0, entry.duration);
    }
    sessionStorage.setItem('presses', JSON.stringify(durations));
    // The browser does not report events below the threshold. The minimum is 16 ms.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const startRecording = () => {
  document.documentElement.dataset.recordedFrom = String(performance.now());
};
