import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser/open-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { spawnEggs } from './flows/checkout.ts';
import { ownLargeCollection } from './flows/large-collection.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { startCompleteSuite } from './suite/start-suite.ts';

/**
 * Takes screenshots of every page: `node e2e/screenshots.ts <folder> [url]`. Both themes, on a desktop and on a small
 * phone, signed out, signed in with two eggs, and as the owner of a larger collection. Without a URL it starts a suite with data of its own.
 */
const [folder, given] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder for the screenshots: node e2e/screenshots.ts <folder> [url]');
mkdirSync(folder, { recursive: true });

const publicPaths = [
  '/',
  '/about',
  '/team',
  '/news',
  '/news/the-guide-is-open',
  '/whitepaper',
  '/terms',
  '/privacy',
  '/marketplace',
  '/login',
  '/register',
  '/verify',
  '/reset',
  '/community',
  '/hatchery/sealed',
  '/no-such-place',
];
const accountPaths = [
  '/my-collection',
  '/spawn',
  '/profile',
  '/profile?tab=security',
  '/profile?tab=preferences',
  '/profile?tab=purchases',
  '/hatchery/all-eggs',
];

const collectionPaths = ['/my-collection', '/my-collection?view=table', '/my-collection?view=cabinet'];

const dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-pictures-'));
const suite = given === undefined ? await startCompleteSuite({ DATA_DIR: dataDir }) : undefined;
const browser = await openBrowser();
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      const context = await browser.newContext({
        baseURL: given ?? suite?.url,
        viewport: { width, height: width < 600 ? 740 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await takeAll(context, `${colorScheme}-${width}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await suite?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(context: BrowserContext, variant: string): Promise<void> {
  const page = await context.newPage();
  const take = async (name: string, shown: Page = page) => {
    await waitForIdle(shown);
    await shown.evaluate(scrollThrough);
    await shown.waitForLoadState('networkidle');
    const path = join(folder ?? '', `${name}-${variant}.png`);
    await shown.screenshot({ path, fullPage: true });
    console.log(path);
  };
  for (const path of publicPaths) {
    await page.goto(path);
    await take(nameOf(path));
  }
  await signUp(page, newTestAccount());
  await take('my-collection-empty');
  await spawnEggs(page, 2);
  await take('spawn-receipt');
  for (const path of accountPaths) {
    await page.goto(path);
    await take(`${nameOf(path)}-signed-in`);
  }
  await page.goto('/my-collection');
  await page.getByRole('main').getByRole('link', { name: /No\. / }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('details');
  await page.close();

  const owner = await context.newPage();
  await ownLargeCollection(owner, { count: 60 });
  for (const path of collectionPaths) {
    await owner.goto(path);
    await owner.getByText('60 shown').waitFor();
    await owner.getByText('Progress').click();
    await take(`${nameOf(path)}-of-60`, owner);
  }
}

/** Scrolls down and up again, because lazy pictures load only near the viewport. Runs in the page. */
async function scrollThrough(): Promise<void> {
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 300 }));
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await idle();
  }
  scrollTo(0, 0);
  await idle();
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-');
}
