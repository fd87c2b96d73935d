import { chromium } from 'playwright-core';
import { getBundledChromium, hasBundledChromium } from './bundled-chromium.ts';
import { findBrowser, findTestBrowser } from './find-browser.ts';

const originalPath = process.env.CHROMIUM_PATH;

afterEach(() => {
  if (originalPath === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = originalPath;
});

it('the search uses the browser at CHROMIUM_PATH', async () => {
  process.env.CHROMIUM_PATH = process.execPath;

  for (const find of [findBrowser, findTestBrowser])
    expect(await find()).toEqual({ executablePath: process.execPath, environment: {} });
});

it('the search reports a CHROMIUM_PATH that does not exist', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chrome';

  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chrome", but there is no such file.',
  );
});

it('the search finds the bundled browser on Linux, which renders text on a machine without fonts', async () => {
  delete process.env.CHROMIUM_PATH;
  const { executablePath, environment } = await findTestBrowser();
  // On other systems, the search finds an installed browser.
  expect({ executablePath, environment }).toEqual(
    hasBundledChromium() ? getBundledChromium() : await findBrowser(),
  );
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...environment } });
  const page = await browser.newPage();

  await page.setContent('<span>Some letters</span>');

  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(20);
  await browser.close();
});
