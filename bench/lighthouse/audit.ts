import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '@emberclutch/e2e/browser/find-browser.ts';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import type { Session } from '../load/create-player.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';

/** npx downloads Lighthouse on demand, because it has more dependencies than the workspace. */
const lighthousePackage = 'lighthouse@13.5.0';

export interface Report {
  /** Scores from 0 to 100 by category, such as `performance`. */
  scores: Record<string, number>;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, milliseconds. */
  tbt: number;
  /** Failed audits of the categories other than performance. */
  failures: string[];
}

interface LighthouseResult {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** In about one in twenty runs, Lighthouse fails because the browser's trace lacks the start of the page (NO_NAVSTART). */
const maxAttempts = 3;

/**
 * Audits one cold load in a new browser, with the phone and network that Lighthouse simulates. Repeats a run that ends with an error.
 * @param session signs the browser in; null for a visitor who is signed out
 * @throws {Error} the error of the last attempt
 */
export async function audit(url: string, session: Session | null): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (session
        ? runSignedIn(url, session)
        : runLighthouse(url, [`--chrome-flags=${chromeFlags}`]));
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      console.log(`  Lighthouse failed on ${new URL(url).pathname}; measuring it again`);
    }
  }
}

const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

/** Starts a browser with an empty cache, signs it in without opening a page of the site, and lets Lighthouse use it. */
async function runSignedIn(url: string, session: Session): Promise<Report> {
  const { executablePath, environment } = await findBrowser();
  const port = await findFreePort();
  await using folder = await createTemporaryFolder();
  await using context = await chromium.launchPersistentContext(folder.path, {
    executablePath,
    env: { ...process.env, ...environment },
    args: [...chromeFlags.split(' '), `--remote-debugging-port=${port}`],
    // Lighthouse sets the size of the phone.
    viewport: null,
  });
  await context.addCookies(session.cookies);
  const page = await context.newPage();
  await page.goto(new URL('/healthz', url).href);
  for (const { localStorage } of session.origins)
    await page.evaluate((entries) => {
      for (const { name, value } of entries) window.localStorage.setItem(name, value);
    }, localStorage);
  return await runLighthouse(url, [`--port=${port}`, '--disable-storage-reset']);
}

async function runLighthouse(url: string, browserOptions: readonly string[]): Promise<Report> {
  const { executablePath, environment } = await findBrowser();
  const { stdout } = await promisify(execFile)(
    'npx',
    ['-y', lighthousePackage, url, '--output=json', '--quiet', ...browserOptions],
    { env: { ...process.env, ...environment, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits, finalDisplayedUrl }: LighthouseResult = JSON.parse(stdout);
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} redirects to ${finalDisplayedUrl}`);
  const readValue = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? NaN) * 100)]),
    ),
    lcp: readValue('largest-contentful-paint'),
    cls: readValue('cumulative-layout-shift'),
    tbt: readValue('total-blocking-time'),
    failures: Object.entries(categories)
      .filter(([id]) => id !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs.map(({ id }) => audits[id]))
      .flatMap((entry) => (entry && entry.score !== null && entry.score < 1 ? [entry.title] : [])),
  };
}
