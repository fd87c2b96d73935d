import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/**
 * Starts a browser with the web's own rules all in force; what is switched off calls home and needs an open network.
 * (playwright-core itself leaves out the process sandbox, which containers and root cannot have; only our own pages are
 * opened.)
 */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-domain-reliability',
      '--no-first-run',
    ],
  });
}
