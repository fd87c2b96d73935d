import type { Page } from 'playwright-core';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { goodCard, payWith } from './flows/checkout.ts';
import { createTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { addAuthenticator } from './identity/add-authenticator.ts';

const { openPage } = setUpBrowser();

/**
 * Public pages, except pages whose steps are tested separately. Two pages represent all pages that contain only text. `{egg}` and `{dragon}`
 * are placeholders for numbers.
 */
const publicPaths = [
  '/',
  '/register',
  '/reset',
  '/verify',
  '/hatchery',
  '/hatchery/hatched?focus={dragon}',
  '/details/{egg}',
  '/details/{dragon}',
  '/genome-explorer/{egg}',
  '/genome-explorer/{dragon}',
  '/hatchery?compare={egg},{dragon}',
  '/seasons',
  '/embed',
  '/about',
  '/news',
  '/whitepaper',
  '/marketplace',
];

const playerPaths = [
  '/my-collection',
  '/profile',
  '/profile?tab=security',
  '/profile?tab=preferences',
  '/profile?tab=purchases',
];

it('the site works and keeps its texts up to date on pages that the browser has translated', async () => {
  // React reports error #418 and renders a part again if its texts were replaced before hydration.
  const page = await openPage({ expectedErrors: [/status of 4\d\d/, /React error #418/] });
  await addAuthenticator(page);

  await openTranslated(page, '/login');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).and(page.locator('[aria-invalid="true"]')).waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('translated@example.org');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();

  await openTranslated(page, '/hatchery/all-eggs');
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Fire [\d,]+$/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'House (1)', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Load more/ }).click();
  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await page.getByRole('button', { name: 'House', exact: true }).waitFor();

  const numbers = await page.evaluate(findNumbers);
  for (const path of publicPaths)
    await openAndPressEverything(
      page,
      path.replace('{egg}', numbers.egg).replace('{dragon}', numbers.dragon),
    );

  await signUp(page, createTestAccount());
  await openTranslated(page, '/spawn');
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('1');
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: 'It is yours' }).waitFor();
  await page.evaluate(translate);
  await page.evaluate(pressEverything);
  for (const path of playerPaths) await openAndPressEverything(page, path);
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIdle(page);
  await page.evaluate(translate);
}

async function openAndPressEverything(page: Page, path: string): Promise<void> {
  await openTranslated(page, path);
  await page.evaluate(pressEverything);
}

/** Runs in the page: wraps all current and future texts in elements, as a translating browser does. */
function translate(): void {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement } = text;
      if (
        !text.nodeValue?.trim() ||
        parentElement?.closest('font, script, style, noscript, textarea, option, svg')
      )
        continue;
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
}

/**
 * Runs in the page: presses each button, first in an open dialog. Skips buttons that would delete the account or sign out, and goes back if a
 * button leads to another page.
 */
async function pressEverything(): Promise<void> {
  window.print = () => undefined;
  const { pathname } = location;
  const pressedNames = new Set<string>();
  /** Reads the label without numbers. Reads only its first word for a button in a list or table, to press only one entry of each kind. */
  const readName = (button: Element) => {
    const name = (button.ariaLabel ?? button.textContent).replaceAll(/\d[\d,. ]*/g, '#').trim();
    return button.closest('li, tr') ? (name.split(' ')[0] ?? '') : name;
  };
  const canPress = (button: HTMLElement) =>
    button.checkVisibility() &&
    !pressedNames.has(readName(button)) &&
    !/^(Delete it for good|Sign Out)$/.test(readName(button));
  const waitUntilSettled = async () => {
    do await new Promise(requestAnimationFrame);
    while (document.querySelector('#main [aria-busy="true"]') !== null || location.pathname !== pathname);
  };
  for (;;) {
    // Presses the bar only on the home page, because it is the same on all pages.
    const content = pathname === '/' ? document.body : document.querySelector('#main');
    const area = document.querySelector('dialog[open]') ?? content ?? document.body;
    const next = [...area.querySelectorAll<HTMLElement>('button:enabled, summary, [type="checkbox"]')].find(
      canPress,
    );
    if (!next) return;
    pressedNames.add(readName(next));
    next.click();
    if (location.pathname !== pathname) history.back();
    await waitUntilSettled();
  }
}

/** Runs in the page: finds the numbers of an incubating egg and of a dragon. */
async function findNumbers(): Promise<{ egg: string; dragon: string }> {
  const findNewest = async (state: string) => {
    const response = await fetch(`/v1/assets/dragons?state=${state}&limit=1&page=0`);
    const { assets }: { assets: { id: number }[] } = await response.json();
    return String(assets[0]?.id);
  };
  return { egg: await findNewest('INCUBATING'), dragon: await findNewest('HATCHED') };
}
