import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Theme } from './set-system-theme.ts';
import { setSystemTheme } from './set-system-theme.ts';

export interface AxeViolation {
  isSerious: boolean;
  /** Path of the page, rule, element, and axe's explanation. */
  description: string;
}

/** @returns descriptions of the serious and critical violations */
export async function findSeriousViolations(page: Page): Promise<string[]> {
  return listSerious(await findViolations(page, 'all'));
}

/** @returns descriptions of the serious and critical violations by theme. The page must follow the system's theme. */
export async function findSeriousViolationsByTheme(page: Page): Promise<Record<Theme, string[]>> {
  const { light, dark } = await findViolationsByTheme(page);
  return { light: listSerious(light), dark: listSerious(dark) };
}

/**
 * Checks a page in both themes. In the dark theme, it checks only the rules about colors, because a theme changes nothing else. The page
 * must follow the system's theme.
 * @param rules the rules to check in the light theme
 */
export async function findViolationsByTheme(
  page: Page,
  rules: Rules = 'all',
): Promise<Record<Theme, AxeViolation[]>> {
  await setSystemTheme(page, 'light');
  const light = await findViolations(page, rules);
  await setSystemTheme(page, 'dark');
  return { light, dark: await findViolations(page, 'color') };
}

/**
 * Checks a page against WCAG 2.2 AA and the best practices of axe, and for duplicate ids. Finishes running animations first, so that axe
 * does not compare text in its new colour with a background that still has the old one. The timers of toasts keep running.
 */
async function findViolations(page: Page, rules: Rules): Promise<AxeViolation[]> {
  await page.evaluate(finishAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const nodes = await page.evaluate(runAxe, options[rules]);
  return nodes.map(({ impact, description }) => ({
    isSerious: impact === 'serious' || impact === 'critical',
    description,
  }));
}

const listSerious = (violations: AxeViolation[]) =>
  violations.filter(({ isSerious }) => isSerious).map(({ description }) => description);

interface Axe {
  run: (root: Document, options: RunOptions) => Promise<AxeResults>;
}

/** Runs directly in the page, because no page has frames. @axe-core/playwright would open a second page for each check. */
const axeSource = readFileSync(
  createRequire(join(import.meta.dirname, '../package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Rules = keyof typeof options;

const options = {
  all: {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    resultTypes: ['violations'],
  },
  /** The rules that axe tags with `cat.color`. */
  color: {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
  },
} satisfies Record<string, RunOptions>;

/** Runs in the page. */
function finishAnimations(): void {
  const isFinishable = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.target?.role !== 'progressbar' &&
    effect.getComputedTiming().endTime !== Infinity;
  // The end of one animation can start another one in an element that inherits from it.
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const animations = document.getAnimations().filter(isFinishable);
    if (animations.length === 0) return;
    for (const animation of animations) animation.finish();
  }
}

/** Runs in the page. */
async function runAxe(runOptions: RunOptions) {
  const axe: Axe = Reflect.get(window, 'axe');
  const { violations } = await axe.run(document, runOptions);
  const axeNodes = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      impact,
      description: `${location.pathname} ${id} ${target.join(' ')}: ${failureSummary}`,
    })),
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeatedIds = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const repeatedNodes = [...repeatedIds].map((id) => ({
    impact: 'serious' as const,
    description: `${location.pathname} has the id ${id} more than once`,
  }));
  return [...axeNodes, ...repeatedNodes];
}
