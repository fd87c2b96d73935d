import type { Page } from 'playwright-core';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { eventually } from '../eventually.ts';

/**
 * Opens a page again and again until the edge has just rendered it. If rendering takes longer than a visitor waits, the
 * edge sends the placeholder, or an earlier page, whose answers are read again if they are ten seconds old.
 */
export async function openRendered(page: Page, path: string, before?: () => unknown): Promise<void> {
  await eventually(async () => {
    await page.goto('about:blank'); // The previous page would continue its calls until the next one is answered.
    before?.();
    await page.goto(path);
    const { rendered }: PageData = JSON.parse(
      (await page.locator(`script#${pageDataId}`).textContent()) ?? '{}',
    );
    const { readAt = -Infinity } = rendered ?? {};
    expect(await page.evaluate((at) => performance.timeOrigin / 1_000 - at, readAt)).toBeLessThan(5);
  });
}
