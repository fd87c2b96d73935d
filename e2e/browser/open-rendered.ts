import type { Page } from 'playwright-core';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { eventually } from '../eventually.ts';

/**
 * Opens a page that the edge has just rendered. If rendering takes longer than a visitor waits, the edge sends the placeholder or an
 * earlier page, and the browser requests data again that is more than ten seconds old.
 */
export async function openRendered(page: Page, path: string, before?: () => unknown): Promise<void> {
  await eventually(async () => {
    // Tries without the browser first: a slow browser takes so long between attempts that it always gets an earlier page.
    expectFresh(Date.now(), await (await page.request.get(path)).text());
    await page.goto('about:blank'); // Otherwise, the previous page would keep calling the API until the next one is served.
    before?.();
    const response = await page.goto(path);
    expectFresh(await page.evaluate(() => performance.timeOrigin), (await response?.text()) ?? '');
  });
}

/** @param openedAt in epoch milliseconds */
function expectFresh(openedAt: number, html: string): void {
  const data = new RegExp(` id="${pageDataId}">(.*?)</script>`).exec(html)?.[1] ?? '{}';
  const { rendered }: PageData = JSON.parse(data);
  const { readAt = -Infinity } = rendered ?? {};
  expect(openedAt / 1_000 - readAt).toBeLessThan(5);
}
