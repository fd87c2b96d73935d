import type { Page } from 'playwright-core';

/**
 * Runs all animations of a page at another speed, in this document and later ones. The timer of a toast is an animation. At a tenth of the
 * speed, a toast stays long enough for a busy machine.
 */
export async function setAnimationSpeed(page: Page, speed: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: speed });
}
