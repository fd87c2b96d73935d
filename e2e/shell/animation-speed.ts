import type { Page } from 'playwright-core';

/**
 * Lets all animations of a page run at another speed, in this document and those that follow. The clock of a toast is
 * one: at a tenth it stays as long as a busy machine needs to look at it.
 */
export async function setAnimationSpeed(page: Page, speed: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: speed });
}
