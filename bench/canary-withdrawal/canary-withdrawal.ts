import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { operatorToken } from '@emberclutch/e2e/suite/operator-token.ts';
import { startSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import { RemoteSite } from '@emberclutch/tooling/publish/remote-site.ts';
import { faultyBuild } from './faulty-build.ts';

/**
 * Offers canaries of remote-auth that are worse than the live site to half of the visitors, opens pages in a real
 * browser, and measures how long it takes until the reports of its pages withdraw each canary. One canary is as good as
 * the live site, and stays.
 */
const canaries = {
  throws: 'setTimeout(() => { throw new TypeError("canary"); });',
  'is 300 ms later': 'for (const end = performance.now() + 300; performance.now() < end;);',
  'breaks the policy': 'fetch("https://elsewhere.example/").catch(() => undefined);',
  'does as well': '',
};
const maxSeconds = 60;
/** Number of pages that are open at once. */
const visitors = 2;

const root = await mkdtemp(join(tmpdir(), 'canary-withdrawal-'));
const edge = await startSuite({ DATA_DIR: join(root, 'data') });
const site = new RemoteSite(edge.url, operatorToken);
const browser = await openBrowser();
let isAsExpected = true;
try {
  for (const [fault, code] of Object.entries(canaries)) await offer(fault, code);
} finally {
  await browser.close();
  await edge.stop();
  await rm(root, { recursive: true, force: true });
}
process.exitCode = isAsExpected ? 0 : 1;

async function offer(fault: string, code: string): Promise<void> {
  const name = fault.replaceAll(' ', '-');
  const dist = await faultyBuild('remote-auth', { root, name, code });
  const publisher = { by: 'bench', commit: null };
  const releases = [await site.store(dist)];
  await site.offer({ releases, share: 50, again: false, ...publisher });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  let pages = 0;
  let reason: string | undefined;
  const visit = async () => {
    while (reason === undefined && seconds() < maxSeconds) {
      await openLogin(browser, edge.url);
      pages += 1;
      const [last] = (await site.readState()).switches;
      if (last?.action === 'withdrawal') reason = last.candidates[0]?.reason ?? 'no reason';
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const outcome = reason === undefined ? 'is still offered' : `withdrawn (${reason})`;
  console.log(`a canary that ${fault}: ${outcome} after ${seconds().toFixed(1)} s and ${pages} pages`);
  if ((reason === undefined) !== (code === '')) isAsExpected = false;
  if (reason === undefined) await site.drop({ ...publisher, candidate: 'remote-auth' });
}

/** Opens a page as a new visitor, and leaves it when it is complete. */
async function openLogin(opened: Browser, url: string): Promise<void> {
  const context = await opened.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank'); // sends the report of the page
  } finally {
    await context.close();
  }
}
