import type { Page } from 'playwright-core';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';

/**
 * Opens a page that the edge has just rendered. Repeats the visit if the edge sends a placeholder or an earlier page, which it does when
 * rendering takes longer than a visitor waits.
 */
export async function openRenderedPage(page: Page, path: string, beforeVisit?: () => unknown): Promise<void> {
  await waitUntilPasses(async () => {
    // Requests the page without the browser first, because a slow browser takes so long between attempts that it always gets an earlier page.
    expectFresh(Date.now(), await (await page.request.get(path)).text());
    await page.goto('about:blank'); // Otherwise, the previous page would keep calling the API until the next one is served.
    beforeVisit?.();
    const response = await page.goto(path);
    expectFresh(await page.evaluate(() => performance.timeOrigin), (await response?.text()) ?? '');
  });
}

/** @param openedAt time of the visit in epoch milliseconds */
function expectFresh(openedAt: number, html: string): void {
  const data = new RegExp(` id="${pageDataId}">(.*?)</script>`).exec(html)?.[1] ?? '{}';
  const { rendered }: PageData = JSON.parse(data);
  const { readAt = -Infinity } = rendered ?? {};
  expect(openedAt / 1_000 - readAt).toBeLessThan(5);
}
