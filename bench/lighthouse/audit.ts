import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { findBrowser } from '@emberclutch/e2e/browser/find-browser.ts';

/** npx fetches it on demand, because it has more dependencies than the workspace. */
const lighthouse = 'lighthouse@13.5.0';

export interface Report {
  /** 0 to 100 by category: `performance`. */
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
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

type Browser = Awaited<ReturnType<typeof findBrowser>>;

/** Lighthouse fails if the browser's trace lacks the start of the page (NO_NAVSTART), in about one of twenty runs. */
const maxAttempts = 3;

/**
 * One cold load in a new browser, with the phone and network of Lighthouse. Repeats a run that ends with an error.
 * @throws {Error} the error of the last attempt
 */
export async function audit(url: string, browser: Browser): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(url, browser);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      console.log(`  Lighthouse failed on ${new URL(url).pathname}, which is measured again`);
    }
  }
}

async function runLighthouse(url: string, { executablePath, environment }: Browser): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '-y',
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync',
    ],
    { env: { ...process.env, ...environment, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits }: LighthouseResult = JSON.parse(stdout);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? NaN) * 100)]),
    ),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    failures: Object.entries(categories)
      .filter(([id]) => id !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs.map(({ id }) => audits[id]))
      .flatMap((found) => (found && found.score !== null && found.score < 1 ? [found.title] : [])),
  };
}
