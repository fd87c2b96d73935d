import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A fault that axe finds. */
export interface AxeViolation {
  isSerious: boolean;
  words: string;
}

/**
 * Everything axe has to say of the page by WCAG 2.2 AA and its own best practices. What has just begun to move or to
 * change its colour is brought to its end first: on a busy machine no frame has passed yet, and text that has its new
 * colour would be judged on a ground that still has the old one. The clocks of toasts go on.
 */
export async function axeViolations(page: Page): Promise<AxeViolation[]> {
  await page.evaluate(() => {
    const isPassing = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target?.role !== 'progressbar' &&
      effect.getComputedTiming().endTime !== Infinity;
    // The end of one can begin another, in what inherits from it.
    for (let rounds = 0; rounds < 10; rounds += 1) {
      const passing = document.getAnimations().filter(isPassing);
      if (passing.length === 0) return;
      for (const motion of passing) motion.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      isSerious: impact === 'serious' || impact === 'critical',
      words: `${new URL(page.url()).pathname} ${id} ${target.join(' ')}: ${failureSummary}`,
    })),
  );
}

/** The words of those faults that keep somebody out. */
export async function seriousViolations(page: Page): Promise<string[]> {
  return (await axeViolations(page)).filter(({ isSerious }) => isSerious).map(({ words }) => words);
}
