import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { StepLink } from './steps.ts';

interface Point {
  x: number;
  y: number;
}

/** Milliseconds for which a pointer rests on a link before it is pressed, and for which it is down. */
const restMs = 150;
const downMs = 80;

/** A narrow window shows the links of the top bar in a menu. It opens within a few milliseconds. */
const menuButton = { selector: 'header button[aria-label="Open menu"]', index: 0 };
const menuMs = 1_000;

/** Presses links of a page as a person does: by touch, or by a mouse that arrives at the link first. */
export class Presser {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #press: typeof touch;

  constructor(page: Page, devtools: CDPSession, hasTouch: boolean) {
    this.#page = page;
    this.#devtools = devtools;
    this.#press = hasTouch ? touch : click;
  }

  /** Opens the menu if the link is in it. */
  async reveal(link: StepLink): Promise<void> {
    if (await this.#page.evaluate(isShown, link)) return;
    await this.press(menuButton);
    await this.#page.locator(link.selector).nth(link.index).waitFor();
    await wait(menuMs);
  }

  async press(link: StepLink): Promise<void> {
    await this.#press(this.#devtools, await findPoint(this.#page, link));
  }
}

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
    const shown = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const element = shown[index];
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
