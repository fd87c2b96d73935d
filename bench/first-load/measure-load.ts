import type { Browser } from 'playwright-core';

export interface Load {
  /** Milliseconds from the start of the navigation to the first specimen card in the page. */
  firstCard: number;
  /** Compressed bytes of scripts. */
  scriptBytes: number;
  scripts: number;
  requests: number;
}

/** Slow 4G: 150 ms, 1.6 Mbit/s. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Loads a page in a new context. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordFirstCard);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow4g);
    const scripts = new Set<string>();
    const load: Load = { firstCard: 0, scriptBytes: 0, scripts: 0, requests: 0 };
    network.on('Network.requestWillBeSent', () => (load.requests += 1));
    network.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) load.scriptBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main a[href^="/details/"]').first().waitFor({ state: 'attached' });
    load.firstCard = await page.evaluate(() => Reflect.get(window, 'firstCardAt'));
    load.scripts = scripts.size;
    return load;
  } finally {
    await context.close();
  }
}

/** Runs in the page: records when the first link to a specimen appears. */
const recordFirstCard = `
  const check = () => {
    if (document.querySelector('main a[href^="/details/"]')) window.firstCardAt = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
`;
