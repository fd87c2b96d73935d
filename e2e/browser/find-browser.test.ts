import { chromium } from 'playwright-core';
import { bundledChromium } from './bundled-chromium.ts';
import { findBrowser } from './find-browser.ts';

const before = process.env.CHROMIUM_PATH;

afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

it('uses the browser at CHROMIUM_PATH', async () => {
  process.env.CHROMIUM_PATH = process.execPath;

  expect(await findBrowser()).toEqual({ executablePath: process.execPath, environment: {} });
});

it('reports a CHROMIUM_PATH that does not exist', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chrome';

  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chrome", but there is no such file.',
  );
});

it('brings a browser that renders text for a Linux machine without one', async () => {
  // On other systems a browser must be installed, which is tested instead.
  const isBundled = process.platform === 'linux' && process.arch === 'x64';
  const { executablePath, environment } = isBundled ? bundledChromium() : await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...environment } });
  const page = await browser.newPage();

  await page.setContent('<span>Some letters</span>');

  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(20);
  await browser.close();
});
