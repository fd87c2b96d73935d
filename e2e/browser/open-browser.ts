import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import type { BrowserProgram } from './bundled-chromium.ts';
import { findBrowser } from './find-browser.ts';
import { maxWaitMs } from '../max-wait.ts';

/**
 * Starts a browser with web security in force and without the services that need an open network. playwright-core
 * switches the process sandbox off, which does not work in containers and for root; only pages of this project are
 * opened.
 * @param program the browser of pictures and measurements unless given
 * @param switches additional ones of its command line
 */
export async function openBrowser(
  program?: BrowserProgram,
  switches: readonly string[] = [],
): Promise<Browser> {
  const { executablePath, environment } = program ?? (await findBrowser());
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    timeout: maxWaitMs,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-domain-reliability',
      '--no-first-run',
      // It ends the process that draws when a picture takes 10 s, as on a busy machine without a graphics card.
      '--disable-gpu-watchdog',
      ...switches,
    ],
  });
}
