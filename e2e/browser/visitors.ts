import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { givenSuite } from '../suite/given-suite.ts';
import { openBrowser } from './open-browser.ts';

interface VisitOptions {
  /** Width of the window in px; 360 is a small phone. */
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** With fingers instead of a mouse. */
  isTouched?: boolean;
  /** false is a visitor whose browser runs no JavaScript. */
  runsScripts?: boolean;
  /** Problems that this visit is about; any other one fails the test. */
  expects?: RegExp[];
}

interface Visit {
  page: Page;
  problems: string[];
}

/**
 * Gives a test file its browser and each test its visitors, who share nothing. A console error, a page error or a
 * violation of the content security policy (Chromium reports it as a console error) fails the test.
 */
export function visitors(): { visit: (options?: VisitOptions) => Promise<Page> } {
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterEach(async () => {
    const ended = visits;
    visits = [];
    await Promise.all(ended.map(({ page }) => page.context().close()));
    expect(ended.flatMap(({ problems }) => problems)).toEqual([]);
  });

  afterAll(() => browser.close());

  return {
    visit: async (options = {}) => {
      const context = await browser.newContext(contextOptions(options));
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      visits.push({ page, problems: problemsOf(page, options.expects ?? []) });
      return page;
    },
  };
}

function contextOptions({
  width = 1280,
  colorScheme = 'light',
  isTouched = false,
  runsScripts = true,
}: VisitOptions): BrowserContextOptions {
  return {
    baseURL: givenSuite().url,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme,
    hasTouch: isTouched,
    isMobile: isTouched,
    locale: 'en-US',
    javaScriptEnabled: runsScripts,
    reducedMotion: 'reduce',
  };
}

function problemsOf(page: Page, expected: RegExp[]): string[] {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('pageerror', (error) => note(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  return problems;
}
