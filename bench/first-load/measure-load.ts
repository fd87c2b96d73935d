import type { Browser } from 'playwright-core';
import { measureOnSlow4g, readMark } from './on-slow-4g.ts';

export interface Load {
  /** Milliseconds from the start of the navigation to the first specimen card in the page. */
  firstCard: number;
  /** Milliseconds from the start of the navigation until React has hydrated the main element and its buttons. */
  interactive: number;
  /** Compressed bytes of the scripts that had arrived by then. */
  scriptBytes: number;
  scripts: number;
  requests: number;
}

/** Loads a page in a new browser context. */
export const measureLoad = (browser: Browser, url: string): Promise<Load> =>
  measureOnSlow4g(browser, async (page, network) => {
    await page.addInitScript(loadRecorder);
    const scripts = new Set<string>();
    const load: Load = { firstCard: 0, interactive: 0, scriptBytes: 0, scripts: 0, requests: 0 };
    network.on('Network.requestWillBeSent', () => (load.requests += 1));
    network.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) load.scriptBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    load.firstCard = await readMark(network, 'firstCardAt');
    load.interactive = await readMark(network, 'interactiveAt');
    load.scripts = scripts.size;
    return load;
  });

/**
 * Runs in the page. Records the first frame with a link to a specimen, and the first frame in which React has marked the main element and
 * its buttons as hydrated.
 */
const loadRecorder = `
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const check = () => {
    const elements = [...document.querySelectorAll('main, main button')];
    if (document.querySelector('main a[href^="/details/"]')) {
      window.firstCardAt ??= performance.now();
      if (elements.every(isHydrated)) return (window.interactiveAt = performance.now());
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
`;
