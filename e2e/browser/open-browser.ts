import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import type { BrowserProgram } from './bundled-chromium.ts';
import { findBrowser } from './find-browser.ts';
import { maxWaitMs } from '../max-wait.ts';

/**
 * Starts a browser with web security, and without the services that need an open network. playwright-core disables the process sandbox,
 * which works neither in containers nor as root. That is acceptable because the browser opens only pages of this project.
 * @param program the browser to start; by default the browser for pictures and measurements
 * @param switches additional command line switches
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
      // The watchdog would end the GPU process when a picture takes 10 s, which happens on a busy machine without a graphics card.
      '--disable-gpu-watchdog',
      ...switches,
    ],
  });
}
