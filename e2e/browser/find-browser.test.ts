import { chromium } from 'playwright-core';
import { bundledChromium } from './bundled-chromium.ts';
import { findBrowser } from './find-browser.ts';

const before = process.env.CHROMIUM_PATH;

afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

it('takes the browser that CHROMIUM_PATH names', async () => {
  process.env.CHROMIUM_PATH = process.execPath;

  expect(await findBrowser()).toEqual({ executablePath: process.execPath, environment: {} });
});

it('says that CHROMIUM_PATH names nothing', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chrome';

  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chrome", but there is no such file.',
  );
});

it('has a browser of its own that writes, for a Linux machine without one', async () => {
  // Elsewhere a browser must be installed; the test then shows that what is installed writes.
  const isOurs = process.platform === 'linux' && process.arch === 'x64';
  const { executablePath, environment } = isOurs ? bundledChromium() : await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...environment } });
  const page = await browser.newPage();

  await page.setContent('<span>Some letters</span>');

  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(20);
  await browser.close();
});
