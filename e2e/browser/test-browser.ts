import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { noteProgress } from '@emberclutch/tooling/jest/progress.ts';
import { maxWaitMs } from '../max-wait.ts';
import { getRunningSuite } from '../suite/running-suite.ts';
import { findTestBrowser } from './find-browser.ts';
import { openBrowser } from './open-browser.ts';
import { pagesOfTest } from './open-pages.ts';

/** How many times slower than usual the processor of each page is. */
const slowdown = Number(process.env.TEST_BROWSER_SLOWDOWN ?? 1);

interface PageOptions {
  /** Width of the window in px; 360 is a small phone. */
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** Locale of the browser; `en-US` by default. */
  locale?: string;
  timezoneId?: string;
  /** Whether the device has touch instead of a mouse. */
  hasTouch?: boolean;
  javaScriptEnabled?: boolean;
  /** Errors that the test expects. Any other error fails it. */
  expectedErrors?: RegExp[];
}

/** Test files of a worker share its modules, and therefore its browser, which ends with the worker. */
let workerBrowser: Promise<Browser> | undefined;

async function getWorkerBrowser(): Promise<Browser> {
  workerBrowser ??= findTestBrowser().then((program) => openBrowser(program));
  const browser = await workerBrowser;
  if (browser.isConnected()) return browser;
  // The browser crashed in an earlier test.
  workerBrowser = undefined;
  return getWorkerBrowser();
}

/**
 * Lets the tests of a file open pages. Each page has a separate context, which ends with the test. A console error, a page error or a
 * violation of the content security policy (which Chromium reports as a console error) fails the test.
 */
export function setUpBrowser(): { openPage: (options?: PageOptions) => Promise<Page> } {
  afterEach(async () => {
    const closedPages = pagesOfTest.splice(0);
    await Promise.all(closedPages.map(({ page }) => page.context().close()));
    expect(closedPages.flatMap(({ errors }) => errors)).toEqual([]);
  });

  return {
    openPage: async (options = {}) => {
      const browser = await getWorkerBrowser();
      const context = await browser.newContext(toContextOptions(options));
      context.setDefaultTimeout(maxWaitMs);
      const page = await context.newPage();
      watchProgress(page);
      if (slowdown > 1)
        await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      pagesOfTest.push({ page, errors: recordErrors(page, options.expectedErrors ?? []) });
      return page;
    },
  };
}

function toContextOptions({
  width = 1280,
  colorScheme = 'light',
  locale = 'en-US',
  timezoneId,
  hasTouch = false,
  javaScriptEnabled = true,
}: PageOptions): BrowserContextOptions {
  return {
    baseURL: getRunningSuite().url,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme,
    hasTouch,
    isMobile: hasTouch,
    locale,
    ...(timezoneId !== undefined && { timezoneId }),
    javaScriptEnabled,
    reducedMotion: 'reduce',
  };
}

/** Counts every activity of a page as progress of the test. */
function watchProgress(page: Page): void {
  page.on('request', noteProgress);
  page.on('requestfinished', noteProgress);
  page.on('console', noteProgress);
  page.on('framenavigated', noteProgress);
}

function recordErrors(page: Page, expectedErrors: RegExp[]): string[] {
  const errors: string[] = [];
  const record = (error: string) => {
    if (!expectedErrors.some((pattern) => pattern.test(error))) errors.push(error);
  };
  page.on('pageerror', (error) => record(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') record(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  return errors;
}
