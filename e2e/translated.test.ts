import type { Page } from 'playwright-core';
import { testBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { goodCard, payWith } from './flows/checkout.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { addAuthenticator } from './identity/add-authenticator.ts';

const { newPage } = testBrowser();

/**
 * Public pages, except pages whose steps have other tests. Two pages stand for all that contain only text. `{egg}` and `{dragon}` are
 * numbers.
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
  // React renders a part again whose texts were replaced before it was hydrated (#418).
  const page = await newPage({ expectedErrors: [/status of 4\d\d/, /React error #418/] });
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
    await pressAll(page, path.replace('{egg}', numbers.egg).replace('{dragon}', numbers.dragon));

  await signUp(page, newTestAccount());
  await openTranslated(page, '/spawn');
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('1');
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: 'It is yours' }).waitFor();
  await page.evaluate(translate);
  await page.evaluate(pressEverything);
  for (const path of playerPaths) await pressAll(page, path);
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIdle(page);
  await page.evaluate(translate);
}

async function pressAll(page: Page, path: string): Promise<void> {
  await openTranslated(page, path);
  await page.evaluate(pressEverything);
}

/** Runs in the page. Wraps every text in an element, now and later, as a translating browser does. */
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
 * Runs in the page. Presses each button, first in an open dialog. Skips buttons that would end the account, and returns if a button leads
 * to another page.
 */
async function pressEverything(): Promise<void> {
  window.print = () => undefined;
  const { pathname } = location;
  const pressed = new Set<string>();
  /** The label without numbers. For a button in a list or table, its first word, so that only one entry of each kind is pressed. */
  const readName = (button: Element) => {
    const name = (button.ariaLabel ?? button.textContent).replaceAll(/\d[\d,. ]*/g, '#').trim();
    return button.closest('li, tr') ? (name.split(' ')[0] ?? '') : name;
  };
  const isNext = (button: HTMLElement) =>
    button.checkVisibility() &&
    !pressed.has(readName(button)) &&
    !/^(Delete it for good|Sign Out)$/.test(readName(button));
  const settle = async () => {
    do await new Promise(requestAnimationFrame);
    while (document.querySelector('#main [aria-busy="true"]') !== null || location.pathname !== pathname);
  };
  for (;;) {
    // The bar is the same on all pages.
    const place = pathname === '/' ? document.body : document.querySelector('#main');
    const area = document.querySelector('dialog[open]') ?? place ?? document.body;
    const next = [...area.querySelectorAll<HTMLElement>('button:enabled, summary, [type="checkbox"]')].find(
      isNext,
    );
    if (!next) return;
    pressed.add(readName(next));
    next.click();
    if (location.pathname !== pathname) history.back();
    await settle();
  }
}

/** Runs in the page. Numbers of an incubating egg and of a dragon. */
async function findNumbers(): Promise<{ egg: string; dragon: string }> {
  const find = async (state: string) => {
    const answer = await fetch(`/v1/assets/dragons?state=${state}&limit=1&page=0`);
    const { assets }: { assets: { id: number }[] } = await answer.json();
    return String(assets[0]?.id);
  };
  return { egg: await find('INCUBATING'), dragon: await find('HATCHED') };
}
